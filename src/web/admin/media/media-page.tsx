// /admin/media: every picture that was uploaded, where it is used, and the place to drop new ones.

import { Upload } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { LibraryPicture } from '#modules/media/contract.ts';
import { seconds } from '#shared/clock.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { pictureFiles, useImageDrop } from '../ui/form/use-image-drop.ts';
import { isFiltered, type ListShape } from '../ui/list/list-address.ts';
import { ListBody, ListPanel, ShowMore } from '../ui/list/list-panel.tsx';
import { ListSelect, ListToolbar, RefreshButton } from '../ui/list/list-toolbar.tsx';
import { SearchBox } from '../ui/list/search-box.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { usePagedList } from '../ui/list/use-paged-list.ts';
import { fetchPicturePage, PICTURE_LISTS } from './media-calls.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

export const meta = () => pageMeta('Media');

const FRESH = seconds(30);
const MEDIA_LIST = { filters: { use: ['used', 'unused'] }, sorts: ['newest'] } as const satisfies ListShape;
const EMPTY = {
  title: 'Geen afbeeldingen',
  text: 'Sleep afbeeldingen hierheen, of kies ze met “Uploaden”.',
  filteredText: 'Geen afbeelding past bij deze zoekopdracht en filters.',
};

export default function MediaPage() {
  const { state, change } = useListState(MEDIA_LIST);
  const list = usePagedList({
    queryKey: PICTURE_LISTS,
    state,
    fetchPage: fetchPicturePage,
    staleTime: FRESH,
  });
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
      <ListPanel
        alone
        title="Afbeeldingen"
        count={list.countText('afbeelding', 'afbeeldingen')}
        toolbar={
          <ListToolbar label="Afbeeldingen">
            <SearchBox
              q={state.q}
              label="Zoek op naam of omschrijving"
              placeholder="Zoek in afbeeldingen"
              onChange={change}
            />
            <ListSelect
              label="Gebruik"
              value={state.filters.use}
              options={[
                ['', 'Alle'],
                ['used', 'Gebruikt'],
                ['unused', 'Niet gebruikt'],
              ]}
              onChange={(use) => change({ filters: { use } })}
            />
            <RefreshButton busy={list.query.isRefetching} onRefresh={() => void list.query.refetch()} />
          </ListToolbar>
        }
        footer={
          <ShowMore hasMore={list.hasMore} more={state.more} busy={list.isLoadingMore} onChange={change} />
        }
      >
        <ListBody
          query={list.query}
          rows={list.rows}
          stale={list.isStale}
          loading="Afbeeldingen laden"
          failed="Afbeeldingen niet geladen"
          filtered={isFiltered(state)}
          empty={EMPTY}
        >
          {(pictures) => <PictureGrid pictures={pictures} onOpen={setOpen} />}
        </ListBody>
      </ListPanel>
      <p className="text-quiet [&_a]:underline">
        JPEG, PNG, WebP, AVIF, GIF, TIFF of SVG, hoogstens 15 MB. Hoe lang ongebruikte afbeeldingen blijven,
        staat bij de <Link to="/admin/settings/inhoud">instellingen</Link>.
      </p>
      {open ? <PictureDialog picture={open} onClose={close} /> : null}
    </div>
  );
}

function UploadButton({ onFiles }: { onFiles(files: File[]): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="btn btn-primary" data-writes="" onClick={() => input.current?.click()}>
        <Upload size={14} aria-hidden /> Uploaden
      </button>
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
