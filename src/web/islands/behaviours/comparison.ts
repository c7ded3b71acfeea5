// Moves the shade guide with its slider, starts at the shade from AI Advies, and shows which result is
// realistic for that shade.

import { shadeCopy as copy } from '#copy/landing/shade-guide.ts';
import { reachableShade, SHADES, shadeAt } from '#modules/advice/contract.ts';
import { onShadeChange, readShade } from '../../client/shade-storage.ts';

export function attach(comparison: HTMLElement): void {
  const slider = comparison.querySelector('input');
  const text = comparison.querySelector<HTMLElement>('[data-shade-text]');
  const source = comparison.querySelector<HTMLElement>('[data-shade-source]');
  if (!slider || !text || !source) return;
  const days = Number(comparison.dataset.days);

  function move(): void {
    const place = shadeAt(slider?.value);
    const reach = reachableShade(place);
    const from = SHADES[place] ?? '';
    const to = SHADES[reach] ?? '';
    const realisticText = copy.realistic(from, to, days);
    comparison.style.setProperty('--shade', String(place));
    comparison.style.setProperty('--reach', String(reach));
    comparison.toggleAttribute('data-same', reach === place);
    slider?.setAttribute('aria-valuetext', `${from}. ${realisticText}`);
    if (text && text.textContent !== realisticText) text.textContent = realisticText;
  }

  function restore(): void {
    const storedShade = readShade();
    if (storedShade !== null && slider) slider.value = String(shadeAt(storedShade));
    if (source) source.hidden = storedShade === null;
    move();
  }

  slider.addEventListener('input', () => {
    source.hidden = true;
    move();
  });
  onShadeChange(restore);
  restore();
}
