// The pictures side by side, each a button with its name under it.

import type { LibraryPicture } from '#modules/media/contract.ts';
import { sizeText, usesText } from './picture-texts.ts';
import { Thumbnail } from './thumbnail.tsx';

type PictureGridProps = {
  pictures: readonly LibraryPicture[];
  onOpen(picture: LibraryPicture): void;
};

export function PictureGrid({ pictures, onOpen }: PictureGridProps) {
  return (
    <ul className="picture-grid">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <button type="button" className="picture-card" onClick={() => onOpen(picture)}>
            <Thumbnail picture={picture} />
            <span className="clip picture-name">{picture.name}</span>
            <span className="clip muted">{sizeText(picture)}</span>
            <span className="picture-marks">
              <span className={picture.uses.length > 0 ? 'badge badge-live' : 'badge'}>
                {usesText(picture)}
              </span>
              {picture.altText === '' && picture.uses.length > 0 ? (
                <span className="badge badge-warning">Geen omschrijving</span>
              ) : null}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
