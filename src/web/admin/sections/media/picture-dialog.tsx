// The dialog of one picture: the alt text, the name, the places that use the picture, and the button that
// deletes it from the library.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import {
  type LibraryPicture,
  type PictureUpdate,
  pictureUpdateSchema,
  uploadedPicture,
} from '#modules/media/contract.ts';
import { mediaEndpoints } from '#modules/media/endpoints.ts';
import { request, send } from '#web/client/request.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { momentText } from '../../format.ts';
import { invalidateQueries } from '../../query-client.ts';
import { PICTURE_KEYS } from '../../shared/pictures/media-calls.ts';
import { sizeText, usagePath, usageText } from '../../shared/pictures/picture-texts.ts';
import { Thumbnail } from '../../shared/pictures/thumbnail.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextAreaField, TextField } from '../../ui/form/text-fields.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { RequirePermission } from '../../ui/require-permission.tsx';

const LABELS = { name: 'Naam', altText: 'Omschrijving (alt-tekst)' };

export function PictureDialog({ picture, onClose }: { picture: LibraryPicture; onClose(): void }) {
  return (
    <FormDialog
      title="Afbeelding"
      size="large"
      schema={pictureUpdateSchema}
      start={formOf(picture)}
      save={(body) => send(mediaEndpoints.update, { params: { id: picture.id }, body })}
      invalidates={PICTURE_KEYS}
      done="Afbeelding opgeslagen"
      failed="Afbeelding niet opgeslagen"
      conflict={{
        labels: LABELS,
        fetchNewest: async () => formOf(await request(mediaEndpoints.one, { params: { id: picture.id } })),
      }}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 items-start gap-5 max-sm:grid-cols-1">
        <Thumbnail picture={picture} isWhole sizes="(min-width: 48rem) 22rem, 90vw" />
        <div className="form-stack">
          <TextAreaField
            name="altText"
            label={LABELS.altText}
            rows={2}
            focus
            hint="Wat is er te zien? Wordt voorgelezen, en getoond als de afbeelding niet laadt."
          />
          <TextField name="name" label={LABELS.name} spellCheck={false} />
          <p className="muted">
            <span>{sizeText(picture)}</span> · <span>{momentText(picture.createdAt)}</span>
          </p>
          <UsageList picture={picture} />
          <Actions picture={picture} onRemoved={onClose} />
        </div>
      </div>
    </FormDialog>
  );
}

function UsageList({ picture: { uses } }: { picture: LibraryPicture }) {
  if (uses.length === 0) return <p>Deze afbeelding wordt nergens gebruikt.</p>;
  return (
    <div>
      <h3 className="field-label">Gebruikt in</h3>
      <ul className="wrap-anywhere">
        {uses.map((use) => (
          <li key={`${use.kind} ${use.id}`}>
            <Link to={usagePath(use)}>{usageText(use)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Actions({ picture, onRemoved }: { picture: LibraryPicture; onRemoved(): void }) {
  const { remove, isBusy } = useRemovePicture(onRemoved);
  const isUsed = picture.uses.length > 0;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        title="JPEG met het volledige adres: voor mails en andere sites"
        onClick={() => void copyAddress(picture)}
      >
        <Copy size={14} aria-hidden /> Kopieer adres voor mail
      </Button>
      <RequirePermission>
        <Button
          variant="quiet"
          className="enabled:text-danger"
          disabled={isUsed || isBusy}
          title={isUsed ? 'Wordt nog gebruikt' : undefined}
          onClick={() => remove(picture)}
        >
          <Trash2 size={14} aria-hidden /> <span>{isBusy ? 'Verwijderen...' : 'Verwijderen'}</span>
        </Button>
      </RequirePermission>
    </div>
  );
}

/**
 * Copies a URL of the picture to the clipboard, in a format every mail program can show. It is meant for use
 * outside the shop; forms of the shop choose pictures from the library.
 */
async function copyAddress({ url }: LibraryPicture): Promise<void> {
  const address = new URL(uploadedPicture(url)?.social.path ?? url, window.location.origin).href;
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: 'Adres gekopieerd' });
  } catch {
    toast({ title: 'Kopiëren lukt niet', description: address, severity: 'high' });
  }
}

function formOf({ name, altText, version }: LibraryPicture): PictureUpdate {
  return { name, altText, version };
}

function useRemovePicture(onRemoved: () => void) {
  const client = useQueryClient();
  const refused = (title: string) => (error: unknown) =>
    toast({ title, description: refusalText(error), severity: 'high' });
  const restore = ({ id }: LibraryPicture) =>
    send(mediaEndpoints.restore, { params: { id } })
      .then(() => toast({ title: 'Afbeelding staat terug' }), refused('Terugzetten lukt niet'))
      .then(() => invalidateQueries(client, PICTURE_KEYS));

  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: LibraryPicture) => send(mediaEndpoints.remove, { params: { id } }),
    onSuccess: (_answer, picture) => {
      toast({
        title: 'Afbeelding verwijderd',
        action: { label: 'Ongedaan maken', run: () => void restore(picture) },
      });
      onRemoved();
    },
    meta: { invalidates: PICTURE_KEYS, failed: 'Verwijderen lukt niet' },
  });
  return { remove: mutate, isBusy: isPending };
}
