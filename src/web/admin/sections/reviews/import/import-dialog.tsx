// The dialog that imports reviews from a file, in two steps: choose the file, then confirm what happens with
// each row.

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type ImportReport, type ImportReviews, importReviewsSchema } from '#modules/reviews/contract.ts';
import { reviewEndpoints } from '#modules/reviews/endpoints.ts';
import { request } from '#web/client/request.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogForm, DialogMessage } from '#web/ui/controls/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { refusalText } from '../../../ui/refusal-text.ts';
import { ConfirmImport } from './confirm-import.tsx';
import { FileField } from './file-field.tsx';

type Problems = Partial<Record<keyof ImportReviews, string | undefined>>;

export function ImportDialog({ onClose }: { onClose(): void }) {
  const [checked, setChecked] = useState<{ file: ImportReviews; report: ImportReport } | null>(null);
  return (
    <Dialog
      title="Reviews importeren"
      intro="Alleen echte reviews die ergens anders staan. Ze worden geplaatst als overgenomen review en tellen niet mee in het cijfer."
      size={checked ? 'large' : 'medium'}
      onClose={onClose}
    >
      {checked ? (
        <ConfirmImport {...checked} onBack={() => setChecked(null)} onClose={onClose} />
      ) : (
        <ChooseFile onChecked={(file, report) => setChecked({ file, report })} onClose={onClose} />
      )}
    </Dialog>
  );
}

type ChooseFileProps = { onChecked(file: ImportReviews, report: ImportReport): void; onClose(): void };

function ChooseFile({ onChecked, onClose }: ChooseFileProps) {
  const [file, setFile] = useState<ImportReviews>({ content: '', importedFrom: '' });
  const [problems, setProblems] = useState<Problems>({});
  const preview = useMutation({
    mutationFn: (body: ImportReviews) => request(reviewEndpoints.previewImport, { body }),
    onSuccess: (report, sent) => onChecked(sent, report),
  });

  function check(event: FormEvent) {
    event.preventDefault();
    const parsed = importReviewsSchema.safeParse(file);
    setProblems(parsed.success ? {} : firstProblems(parsed.error.issues));
    if (parsed.success) preview.mutate(parsed.data);
  }

  return (
    <DialogForm onSubmit={check}>
      <DialogBody className="form-grid">
        <FileField error={problems.content} onRead={(content) => setFile((now) => ({ ...now, content }))} />
        <Field
          label="Overgenomen van"
          hint="Bijvoorbeeld Kiyoh of Google. Het staat bij elke review in de winkel."
          error={problems.importedFrom}
          className="span-2"
        >
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="off"
              value={file.importedFrom}
              onChange={({ target }) => setFile((now) => ({ ...now, importedFrom: target.value }))}
            />
          )}
        </Field>
      </DialogBody>
      <DialogMessage>{preview.error ? refusalText(preview.error) : null}</DialogMessage>
      <DialogFoot>
        <Button onClick={onClose}>Annuleren</Button>
        <Button type="submit" variant="primary" disabled={preview.isPending || file.content === ''}>
          {preview.isPending ? 'Controleren...' : 'Controleren'}
        </Button>
      </DialogFoot>
    </DialogForm>
  );
}

function firstProblems(issues: readonly { path: PropertyKey[]; message: string }[]): Problems {
  const messageAt = (name: string) => issues.find(({ path }) => path[0] === name)?.message;
  return { content: messageAt('content'), importedFrom: messageAt('importedFrom') };
}
