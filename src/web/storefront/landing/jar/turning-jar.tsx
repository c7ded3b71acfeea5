// The jar that visitors can turn, by dragging or with the slider below it. Without JavaScript it is a picture
// of the front.

import { turningJarCopy as copy } from '#copy/landing/product-label.ts';
import { findPicture } from '../../../ui/pictures/pictures.ts';
import { FrameSheet } from './frame-sheet.tsx';
import './jar.css';

/** Number of pictures (frames) of the turning jar, equal to `jar-turning` in assets/catalogue.mjs. */
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
