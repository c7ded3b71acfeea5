// A grid of pictures, each a button with its name below it.

import type { LibraryPicture } from '#modules/media/contract.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { sizeText, usesText } from './picture-texts.ts';
import { Thumbnail } from './thumbnail.tsx';

type PictureGridProps = {
  pictures: readonly LibraryPicture[];
  onOpen(picture: LibraryPicture): void;
};

export function PictureGrid({ pictures, onOpen }: PictureGridProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] gap-3 border-t border-hairline px-2.5 pt-2.5 pb-4 max-sm:grid-cols-2 max-sm:gap-1 max-sm:pb-2.5">
      {pictures.map((picture) => (
        <li key={picture.id} className="min-w-0">
          <button
            type="button"
            className="picture-card grid size-full cursor-pointer content-start gap-0.5 rounded-[10px] border border-transparent px-1.5 pt-1.5 pb-2 text-left hover:border-hairline hover:bg-raised"
            onClick={() => onOpen(picture)}
          >
            <Thumbnail picture={picture} />
            <span className="clip-2 mt-1.5 font-[540]">{picture.name}</span>
            <span className="clip text-quiet">{sizeText(picture)}</span>
            <span className="mt-1 flex flex-wrap gap-1">
              <Badge tone={picture.uses.length > 0 ? 'live' : 'plain'}>{usesText(picture)}</Badge>
              {picture.altText === '' && picture.uses.length > 0 ? (
                <Badge tone="warning">Geen omschrijving</Badge>
              ) : null}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
