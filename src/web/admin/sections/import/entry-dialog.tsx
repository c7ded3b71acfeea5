// The dialog with one file of an import: the beginning of a text, or the picture. No file is ever executed.

import { useQuery } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { type EntryPreview, type ImportEntry, pictureTypeOf } from '#modules/imports/contract.ts';
import { importEndpoints } from '#modules/imports/endpoints.ts';
import { request } from '#web/client/request.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#web/ui/controls/dialog.tsx';
import { bytesText } from '../../format.ts';
import { PICTURE_KEYS } from '../../shared/pictures/media-calls.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { entryPictureUrl, previewQuery } from './import-calls.ts';
import { nameOf } from './import-texts.ts';

type EntryDialogProps = { importId: number; entry: ImportEntry; onClose(): void };

export function EntryDialog({ importId, entry, onClose }: EntryDialogProps) {
  const isPicture = pictureTypeOf(entry.path) !== null;
  return (
    <Dialog
      title={nameOf(entry.path)}
      intro={`${entry.path} · ${bytesText(entry.bytes)}`}
      size="large"
      onClose={onClose}
    >
      <DialogBody>
        {isPicture ? (
          <Picture address={entryPictureUrl(importId, entry.id)} />
        ) : (
          <TextStart importId={importId} entryId={entry.id} />
        )}
      </DialogBody>
      <DialogFoot>
        {isPicture ? <TakeButton importId={importId} entryId={entry.id} /> : null}
        <Button data-initial-focus onClick={onClose}>
          Sluiten
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function Picture({ address }: { address: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) return <p className="muted">Deze afbeelding kan niet worden getoond.</p>;
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
  return (
    <Loaded query={query} loading="Bestand laden" failed="Bestand niet geladen">
      {({ text, truncated }) => <Beginning text={text} truncated={truncated} />}
    </Loaded>
  );
}

function Beginning({ text, truncated }: EntryPreview) {
  if (text === null) return <p className="muted">Dit bestand is geen tekst en heeft geen voorbeeld.</p>;
  if (text === '') return <p className="muted">Dit bestand is leeg.</p>;
  return (
    <>
      <pre
        className="code max-h-[60dvh] overflow-auto rounded-lg border border-hairline bg-ground p-3 whitespace-pre-wrap"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled text needs the keyboard
        tabIndex={0}
      >
        {text}
      </pre>
      {truncated ? <p className="muted">Alleen het begin is te zien.</p> : null}
    </>
  );
}

function TakeButton({ importId, entryId }: { importId: number; entryId: number }) {
  return (
    <ActionButton
      variant="primary"
      icon={ImagePlus}
      label="Naar mediabibliotheek"
      busyLabel="Bezig…"
      requires={importEndpoints.downloadPicture}
      run={() => request(importEndpoints.downloadPicture, { params: { id: importId, entryId } })}
      invalidates={PICTURE_KEYS}
      done={({ isNew }) => ({
        title: isNew ? 'In de mediabibliotheek gezet' : 'Stond al in de mediabibliotheek',
      })}
      failed="Niet overgenomen"
    />
  );
}
