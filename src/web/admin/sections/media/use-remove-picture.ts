// Takes a picture out of the library; nothing is lost for a day, so the message offers to take it back.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LibraryPicture } from '#modules/media/contract.ts';
import { mediaEndpoints } from '#modules/media/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { readAgain } from '../../query-client.ts';
import { PICTURE_KEYS } from '../../shared/pictures/media-calls.ts';
import { refusalText } from '../../ui/refusal-text.ts';

export function useRemovePicture(onGone: () => void) {
  const client = useQueryClient();
  const refused = (title: string) => (error: unknown) =>
    toast({ title, description: refusalText(error), severity: 'high' });
  const restore = ({ id }: LibraryPicture) =>
    tell(mediaEndpoints.restore, { params: { id } })
      .then(() => toast({ title: 'Afbeelding staat terug' }), refused('Terugzetten lukt niet'))
      .then(() => readAgain(client, PICTURE_KEYS));

  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: LibraryPicture) => tell(mediaEndpoints.remove, { params: { id } }),
    onSuccess: (_answer, picture) => {
      toast({
        title: 'Afbeelding verwijderd',
        action: { label: 'Ongedaan maken', run: () => void restore(picture) },
      });
      onGone();
    },
    meta: { invalidates: PICTURE_KEYS, failed: 'Verwijderen lukt niet' },
  });
  return { remove: mutate, isBusy: isPending };
}
