// /admin/media: all uploaded pictures with the places that use them, and a drop zone for new pictures.

import { Upload } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { LibraryPicture } from '#modules/media/contract.ts';
import { mediaEndpoints } from '#modules/media/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { fetchPicturePage, PICTURE_LISTS } from '../../shared/pictures/media-calls.ts';
import { PictureGrid } from '../../shared/pictures/picture-grid.tsx';
import { PageAction } from '../../shell/actions/page-action.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { pictureFiles, useImageDrop } from '../../ui/form/use-image-drop.ts';
import type { Listing } from '../../ui/list/define-list.ts';
import { ListFrame, useListing } from '../../ui/list/list-frame.tsx';
import { pagedList } from '../../ui/list/list-sources.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

export const meta = () => pageMeta('Media');

const pictures: Listing<LibraryPicture> = {
  heading: 'Afbeeldingen',
  noun: ['afbeelding', 'afbeeldingen'],
  source: pagedList({ key: PICTURE_LISTS, fetchPage: fetchPicturePage, staleTime: seconds(30) }),
  search: { label: 'Zoek op naam of omschrijving', placeholder: 'Zoek in afbeeldingen' },
  filters: { use: { label: 'Gebruik', options: { used: 'Gebruikt', unused: 'Niet gebruikt' } } },
  sorts: { newest: ['Nieuwste eerst'] },
  failed: 'Afbeeldingen niet geladen',
  empty: {
    title: 'Geen afbeeldingen',
    text: 'Kies ze met “Uploaden”. Op een computer kun je ze ook op deze pagina slepen.',
  },
};

export default function MediaPage() {
  const listing = useListing(pictures);
  const { uploads, add, dismiss } = useUploads();
  const { isOver, handlers } = useImageDrop(add);
  const [open, setOpen] = useState<LibraryPicture | null>(null);
  const close = useCallback(() => setOpen(null), []);
  return (
    <div
      className={`rounded-xl outline-2 outline-offset-8 outline-dashed ${isOver ? 'bg-accent-wash outline-accent' : 'outline-transparent'}`}
      {...handlers}
    >
      <PageHeader title="Media">
        <UploadButton onFiles={add} />
      </PageHeader>
      <UploadList uploads={uploads} onDismiss={dismiss} />
      <ListFrame list={pictures} listing={listing}>
        {(shown) => <PictureGrid pictures={shown} onOpen={setOpen} />}
      </ListFrame>
      <p className="text-quiet [&_a]:underline">
        JPEG, PNG, WebP, AVIF, GIF, TIFF of SVG, hoogstens 15&nbsp;MB. Hoe lang ongebruikte afbeeldingen
        blijven, staat bij de{' '}
        <Link to={href('/admin/settings/:topic?', { topic: 'inhoud' })}>instellingen</Link>.
      </p>
      {open ? <PictureDialog picture={open} onClose={close} /> : null}
    </div>
  );
}

function UploadButton({ onFiles }: { onFiles(files: File[]): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <PageAction
        command="upload-picture"
        label="Uploaden"
        icon={Upload}
        letter="n"
        words="afbeelding foto toevoegen nieuwe"
        variant="primary"
        requires={mediaEndpoints.upload}
        onPress={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Afbeeldingen om te uploaden"
        onChange={(event) => {
          onFiles(pictureFiles(event.target.files ?? []));
          // The same file may be chosen again after a refusal.
          event.target.value = '';
        }}
      />
    </>
  );
}
