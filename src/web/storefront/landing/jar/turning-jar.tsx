// The jar that can be turned, by dragging it or with the slider under it. Until a script says so it is a
// still picture of its front.

import { turningJarCopy as copy } from '#copy/landing/product-label.ts';
import { findPicture } from '../../../ui/pictures/pictures.ts';
import { FrameSheet } from './frame-sheet.tsx';
import './jar.css';

/** As rendered (`jar-turning` in assets/catalogue.mjs). */
const FRAMES = 36;

export function TurningJar() {
  if (!findPicture('jar-turning')) return null;
  return (
    <div data-behaviour="turning-jar" className="turning-jar">
      <div className="turning-jar-view">
        <FrameSheet name="jar-turning" alt={copy.alt} />
      </div>
      <label className="turning-jar-turn">
        <input
          type="range"
          min="0"
          max={FRAMES - 1}
          defaultValue="0"
          autoComplete="off"
          aria-valuetext={copy.seen(0)}
          className="slider"
        />
        <span className="text-sm text-smoke">{copy.turn}</span>
      </label>
    </div>
  );
}
