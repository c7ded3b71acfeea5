// The jar that opens while the page is scrolled. The closed and the open jar are separate pictures; the
// frames between come from one sprite sheet, and the jar stays closed until the sheet has loaded. Browsers
// without support or with reduced motion show the open jar.

import { Picture } from '../../../ui/pictures/picture.tsx';
import { findPicture } from '../../../ui/pictures/pictures.ts';
import { FrameSheet } from './frame-sheet.tsx';
import './jar.css';

const SIZES = '(min-width: 1280px) 562px, (min-width: 768px) 45vw, 92vw';

export function OpeningJar() {
  return (
    <div role="img" aria-label={findPicture('jar-open')?.alt} className="opening-jar mt-8 md:mt-10">
      <Picture name="jar-open" alt="" sizes={SIZES} className="opening-jar-open h-auto w-full" />
      <Picture name="jar-closed" alt="" sizes={SIZES} className="opening-jar-closed h-auto w-full" />
      <div className="opening-jar-frames">
        <FrameSheet name="jar-opening" />
      </div>
    </div>
  );
}
