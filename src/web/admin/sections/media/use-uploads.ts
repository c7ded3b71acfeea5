// Uploads several pictures one after the other, each with its own progress and error.

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from '#web/ui/toast/toast-store.ts';
import { countedText } from '../../format.ts';
import { invalidateQueries } from '../../query-client.ts';
import { PICTURE_KEYS } from '../../shared/pictures/media-calls.ts';
import { uploadImage } from '../../ui/form/upload-image.ts';
import { refusalText } from '../../ui/refusal-text.ts';

export type Upload = {
  id: number;
  name: string;
  state: { kind: 'waiting' } | { kind: 'sending'; share: number } | { kind: 'refused'; why: string };
};

type Outcome = 'new' | 'known' | 'refused';

/**
 * The queue of pictures being uploaded to the media library. A finished upload leaves the queue by itself; a
 * refused one stays until the operator dismisses it.
 */
export function useUploads() {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const lastId = useRef(0);
  const uploadQueue = useRef<Promise<unknown>>(Promise.resolve());

  const drop = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));
  const put = (id: number, state: Upload['state']) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, state } : one)));

  async function send(id: number, file: File): Promise<Outcome> {
    put(id, { kind: 'sending', share: 0 });
    try {
      const { isNew } = await uploadImage(file, {
        onProgress: (share) => put(id, { kind: 'sending', share }),
      });
      drop(id);
      return isNew ? 'new' : 'known';
    } catch (error) {
      put(id, { kind: 'refused', why: refusalText(error) });
      return 'refused';
    }
  }

  async function sendAll(batch: readonly { id: number; file: File }[]) {
    const outcomes: Outcome[] = [];
    for (const { id, file } of batch) outcomes.push(await send(id, file));
    await invalidateQueries(client, PICTURE_KEYS);
    const text = outcomesText(outcomes);
    if (text) toast({ title: 'Image uploaded successfully', description: text });
  }

  function add(files: readonly File[]) {
    const batch = files.map((file) => {
      lastId.current += 1;
      return { id: lastId.current, file };
    });
    const waiting = batch.map(({ id, file }) => ({
      id,
      name: file.name,
      state: { kind: 'waiting' as const },
    }));
    setUploads((all) => [...all, ...waiting]);
    uploadQueue.current = uploadQueue.current.then(() => sendAll(batch));
  }

  return { uploads, add, dismiss: drop };
}

function outcomesText(outcomes: readonly Outcome[]): string | null {
  const count = (outcomeKind: Outcome) => outcomes.filter((outcome) => outcome === outcomeKind).length;
  const added = count('new');
  const known = count('known');
  if (added + known === 0) return null;
  const parts = [
    ...(added > 0 ? [`${countedText(added, 'afbeelding', 'afbeeldingen')} toegevoegd`] : []),
    ...(known > 0 ? [`${countedText(known, 'stond', 'stonden')} al in de bibliotheek`] : []),
  ];
  return `${parts.join(', ')}.`;
}
