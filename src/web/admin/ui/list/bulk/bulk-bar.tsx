// The bar with the actions on the selected rows, at the bottom of the list. After an action a report shows
// the result per row.

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#web/ui/controls/dialog.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { countText } from '../../../format.ts';
import type { Selection } from '../use-selection.ts';
import type { BulkResult } from './use-bulk.ts';

type BulkBarProps = { selection: Selection; busy: boolean; children: ReactNode };

export function BulkBar({ selection, busy, children }: BulkBarProps) {
  const count = selection.ids.size;
  if (count === 0) return null;
  return (
    <section className="bulk-bar" aria-label="Gekozen rijen" aria-busy={busy}>
      <p aria-live="polite">
        <span>{countText(count)}</span> gekozen
      </p>
      <IconButton label="Keuze wissen" icon={X} onClick={selection.clear} />
      {children}
    </section>
  );
}

/**
 * The report of a bulk action. It opens only when the server refused a row; otherwise a message is enough.
 */
export function BulkReport({ title, results, onClose }: BulkReportProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogBody>
        <ul>
          {results.map(({ id, name, refusal }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 py-1.5">
              <span className="clip">{name}</span>
              <span
                className={`m-0 max-w-[65%] flex-none ${refusal === null ? 'text-quiet' : 'text-danger'}`}
              >
                {refusal ?? 'Gelukt'}
              </span>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFoot>
        <Button data-initial-focus onClick={onClose}>
          Sluiten
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

type BulkReportProps = { title: string; results: readonly BulkResult[]; onClose(): void };
