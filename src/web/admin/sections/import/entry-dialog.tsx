// One file of an import: the beginning of a text, or the picture itself. Nothing of it is run.

import { useMutation, useQuery } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { type ImportEntry, pictureTypeOf } from '#modules/imports/contract.ts';
import { importEndpoints } from '#modules/imports/endpoints.ts';
import { ask } from '#web/client/ask.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { bytesText } from '../../format.ts';
import { PICTURE_KEYS } from '../../shared/pictures/media-calls.ts';
import { Modal } from '../../ui/modal.tsx';
import { ErrorState, SkeletonRows } from '../../ui/states.tsx';
import { entryPictureUrl, previewQuery } from './import-calls.ts';
import { nameOf } from './import-texts.ts';

type EntryDialogProps = { importId: number; entry: ImportEntry; onClose(): void };

export function EntryDialog({ importId, entry, onClose }: EntryDialogProps) {
  const isPicture = pictureTypeOf(entry.path) !== null;
  return (
    <Modal
      title={nameOf(entry.path)}
      intro={`${entry.path} · ${bytesText(entry.bytes)}`}
      size="large"
      onClose={onClose}
    >
      <div className="modal-body">
        {isPicture ? (
          <Picture address={entryPictureUrl(importId, entry.id)} />
        ) : (
          <TextStart importId={importId} entryId={entry.id} />
        )}
      </div>
      <footer className="modal-footer">
        {isPicture ? <TakeButton importId={importId} entryId={entry.id} /> : null}
        <Button data-initial-focus onClick={onClose}>
          Sluiten
        </Button>
      </footer>
    </Modal>
  );
}

function Picture({ address }: { address: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) return <p className="muted">Deze afbeelding is niet te tonen.</p>;
  return (
    <img
      className="mx-auto bg-[repeating-conic-gradient(#e4e4e7_0_25%,#fafafa_0_50%)] bg-size-[1rem_1rem] block max-h-[60dvh] max-w-full"
      src={address}
      alt=""
      onError={() => setBroken(true)}
    />
  );
}

function TextStart({ importId, entryId }: { importId: number; entryId: number }) {
  const query = useQuery(previewQuery(importId, entryId));
  if (query.isPending) return <SkeletonRows rows={6} label="Bestand laden" />;
  if (query.isError) {
    return (
      <ErrorState title="Bestand niet geladen" error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  const { text, truncated } = query.data;
  if (text === null) return <p className="muted">Dit bestand is geen tekst en heeft geen voorbeeld.</p>;
  if (text === '') return <p className="muted">Dit bestand is leeg.</p>;
  return (
    <>
      <pre
        className="code max-h-[60dvh] overflow-auto rounded-lg border border-hairline bg-ground p-3 whitespace-pre-wrap"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and the keyboard has to reach it
        tabIndex={0}
      >
        {text}
      </pre>
      {truncated ? <p className="muted">Alleen het begin is te zien.</p> : null}
    </>
  );
}

function TakeButton({ importId, entryId }: { importId: number; entryId: number }) {
  const take = useMutation({
    mutationFn: () => ask(importEndpoints.takePicture, { params: { id: importId, entryId } }),
    onSuccess: ({ isNew }) =>
      toast({ title: isNew ? 'In de mediabibliotheek gezet' : 'Stond al in de mediabibliotheek' }),
    meta: { invalidates: PICTURE_KEYS, failed: 'Niet overgenomen' },
  });
  return (
    <Button variant="primary" disabled={take.isPending} onClick={() => take.mutate()}>
      <ImagePlus size={14} aria-hidden /> {take.isPending ? 'Bezig…' : 'Naar mediabibliotheek'}
    </Button>
  );
}
