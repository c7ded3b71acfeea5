// The file input of an import: a button and the name of the chosen file.

import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { IMPORT_MAX_LENGTH } from '#modules/reviews/contract.ts';
import { buttonClass } from '#web/ui/controls/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { decodeTable } from './decode-table.ts';

type FileFieldProps = { error: string | undefined; onRead(content: string): void };

export function FileField({ error, onRead }: FileFieldProps) {
  const [name, setName] = useState('');

  async function read(file: File | undefined) {
    setName(file?.name ?? '');
    // Only the start of a too large file is read; one character above the limit is enough for the error.
    onRead(file ? decodeTable(await file.slice(0, 4 * IMPORT_MAX_LENGTH + 4).arrayBuffer()) : '');
  }

  return (
    <Field
      label="CSV-bestand"
      hint="Kolommen: Naam, Sterren (1–5), Review en als je wilt Datum en Foto (een webadres). Komma, puntkomma of tab."
      error={error}
      className="span-2"
    >
      {(control) => (
        <span className="group flex min-w-0 items-center gap-3">
          <label
            className={buttonClass(
              {},
              'flex-none outline-offset-1 outline-accent group-has-focus-visible:outline-2',
            )}
            htmlFor={control.id}
          >
            <FileUp size={14} aria-hidden /> Kies bestand
          </label>
          <span className="muted clip">{name || 'Nog geen bestand gekozen'}</span>
          <input
            {...control}
            className="visually-hidden"
            type="file"
            accept=".csv,text/csv,text/plain"
            data-initial-focus
            onChange={(event) => void read(event.target.files?.[0])}
          />
        </span>
      )}
    </Field>
  );
}
