// A dialog with the media library, to choose one picture for a form.

import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { seconds } from '#shared/clock.ts';
import { Dialog, DialogBody } from '#web/ui/controls/dialog.tsx';
import { ListBody, ShowMore } from '../../ui/list/list-panel.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import { usePagedList } from '../../ui/list/use-paged-list.ts';
import { fetchPicturePage, PICTURE_LISTS } from './media-calls.ts';
import { PictureGrid } from './picture-grid.tsx';

const PICTURES = { queryKey: PICTURE_LISTS, fetchPage: fetchPicturePage, staleTime: seconds(10) };
const EMPTY = {
  title: 'Geen afbeeldingen',
  text: 'Upload er een; daarna kun je die hier opnieuw kiezen.',
  filteredText: 'Geen afbeelding past bij deze zoekopdracht.',
};

type PictureChooserProps = { onChoose(url: string): void; onClose(): void };

export function PictureChooser({ onChoose, onClose }: PictureChooserProps) {
  const [q, setQ] = useState('');
  const [more, setMore] = useState(0);
  const list = usePagedList({ ...PICTURES, state: { q, more, sort: 'newest', filters: {} } });
  const search = useCallback((change: { q: string }) => {
    setQ(change.q);
    setMore(0);
  }, []);
  // The form around it must not be sent by Enter in the search box, so the dialog stands outside of it.
  return createPortal(
    <Dialog title="Kies een afbeelding" size="large" onClose={onClose}>
      <div className="flex items-center justify-between gap-3 px-5 py-3 *:[label]:max-w-80 *:[label]:flex-auto">
        <SearchBox
          q={q}
          label="Zoek op naam of omschrijving"
          placeholder="Zoek in afbeeldingen"
          onChange={search}
        />
        <p className="whitespace-nowrap text-quiet tabular-nums" aria-live="polite">
          {list.countText('afbeelding', 'afbeeldingen')}
        </p>
      </div>
      <DialogBody className="min-h-72 p-0">
        <ListBody
          query={list.query}
          rows={list.rows}
          stale={list.isStale}
          loading="Afbeeldingen laden"
          failed="Afbeeldingen niet geladen"
          filtered={q !== ''}
          empty={EMPTY}
        >
          {(pictures) => (
            <PictureGrid
              pictures={pictures}
              onOpen={({ url }) => {
                onChoose(url);
                onClose();
              }}
            />
          )}
        </ListBody>
        <div className="flex justify-center gap-2 px-4 pb-4 empty:hidden">
          <ShowMore
            hasMore={list.hasMore}
            more={more}
            busy={list.isLoadingMore}
            onChange={(change) => setMore(change.more)}
          />
        </div>
      </DialogBody>
    </Dialog>,
    document.querySelector('.admin') ?? document.body,
  );
}
