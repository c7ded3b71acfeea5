// Turns the drawn jar when the visitor moves its slider or drags the jar.

import { turningJarCopy as copy } from '#copy/landing/product-label.ts';

/** Number of frames (pictures of the jar) in a row of the sprite sheet with the turning jar. */
const COLUMNS = 6;
/** Circumference of the jar relative to the width of its picture. */
const GIRTH = 1.98;

export function attach(jar: HTMLElement): void {
  const slider = jar.querySelector('input');
  const view = jar.querySelector<HTMLElement>('.turning-jar-view');
  if (!slider || !view) return;
  const frames = Number(slider.max) + 1;
  let held: { x: number; frame: number } | null = null;

  function show(frame: number): void {
    slider?.setAttribute('aria-valuetext', copy.seen((frame * 360) / frames));
    jar.style.setProperty('--column', String(frame % COLUMNS));
    jar.style.setProperty('--row', String(Math.floor(frame / COLUMNS)));
  }

  view.addEventListener('pointerdown', ({ clientX, pointerId }) => {
    view.setPointerCapture(pointerId);
    held = { x: clientX, frame: Number(slider.value) };
  });
  view.addEventListener('pointermove', ({ clientX }) => {
    if (!held) return;
    const moved = Math.round(((clientX - held.x) * frames) / (GIRTH * view.clientWidth));
    const frame = (((held.frame + moved) % frames) + frames) % frames;
    slider.value = String(frame);
    show(frame);
  });
  view.addEventListener('lostpointercapture', () => {
    held = null;
  });
  slider.addEventListener('input', () => show(Number(slider.value)));
  show(Number(slider.value));
  jar.dataset.turns = '';
}
