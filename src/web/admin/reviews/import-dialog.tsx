// Reviews from a file, in two steps: first what every row would do, then doing it.

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type ImportReport, importReviewsSchema } from '#modules/reviews/contract.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { countedText } from '../format.ts';
import { Field } from '../ui/field.tsx';
import { Modal } from '../ui/modal.tsx';
import { refusalText } from '../ui/refusal-text.ts';
import { FileField } from './file-field.tsx';
import { ImportRows } from './import-rows.tsx';
import { previewImport, runImport } from './review-calls.ts';
import { useReviewLists } from './use-review-lists.ts';

type Problems = Partial<Record<'content' | 'importedFrom', string>>;

export function ImportDialog({ onClose }: { onClose(): void }) {
  const [content, setContent] = useState('');
  const [importedFrom, setImportedFrom] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const { refresh } = useReviewLists();
  const preview = useMutation({ mutationFn: previewImport });
  const run = useMutation({
    mutationFn: runImport,
    onSuccess: async (report) => {
      await refresh();
      toast({
        title: `${countedText(report.ready, 'review', 'reviews')} geïmporteerd`,
        ...skippedText(report),
      });
      onClose();
    },
    onError: (error) =>
      toast({ title: 'Importeren mislukt', description: refusalText(error), severity: 'high' }),
  });
  const file = { content, importedFrom };
  const report = preview.data ?? null;
  const error = preview.error ?? run.error;

  function check(event: FormEvent) {
    event.preventDefault();
    const checked = importReviewsSchema.safeParse(file);
    setProblems(checked.success ? {} : firstProblems(checked.error.issues));
    if (checked.success) preview.mutate(file);
  }

  return (
    <Modal
      title="Reviews importeren"
      intro="Alleen echte reviews die ergens anders staan. Ze worden geplaatst als overgenomen review en tellen niet mee in het cijfer."
      size={report ? 'large' : 'medium'}
      onClose={onClose}
    >
      <form className="modal-form" noValidate onSubmit={check}>
        <div className="modal-body">
          {report ? (
            <ImportRows report={report} />
          ) : (
            <div className="form-grid">
              <FileField error={problems.content} onRead={setContent} />
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
                    value={importedFrom}
                    onChange={(event) => setImportedFrom(event.target.value)}
                  />
                )}
              </Field>
            </div>
          )}
        </div>
        {error ? (
          <p className="modal-error" role="alert">
            {refusalText(error)}
          </p>
        ) : null}
        <footer className="modal-footer">
          <button type="button" className="btn" onClick={report ? preview.reset : onClose}>
            {report ? 'Ander bestand' : 'Annuleren'}
          </button>
          {report ? (
            <button
              type="button"
              className="btn btn-primary"
              disabled={report.ready === 0 || run.isPending}
              onClick={() => run.mutate(file)}
            >
              {run.isPending
                ? 'Importeren...'
                : `Importeer ${countedText(report.ready, 'review', 'reviews')}`}
            </button>
          ) : (
            <button type="submit" className="btn btn-primary" disabled={preview.isPending}>
              {preview.isPending ? 'Controleren...' : 'Controleren'}
            </button>
          )}
        </footer>
      </form>
    </Modal>
  );
}

function firstProblems(issues: readonly { path: PropertyKey[]; message: string }[]): Problems {
  const messageAt = (name: string) => issues.find(({ path }) => path[0] === name)?.message;
  const content = messageAt('content');
  const importedFrom = messageAt('importedFrom');
  return { ...(content ? { content } : {}), ...(importedFrom ? { importedFrom } : {}) };
}

function skippedText({ duplicates, invalid }: ImportReport): { description?: string } {
  const skipped = duplicates + invalid;
  return skipped === 0 ? {} : { description: `${countedText(skipped, 'rij', 'rijen')} overgeslagen` };
}
