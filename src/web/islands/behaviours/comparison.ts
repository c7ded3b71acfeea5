// Moves the shade guide with its slider, begins where AI Advies found somebody's teeth to be, and says what
// is realistic from there.

import { shadeCopy as copy } from '#copy/landing/shade-guide.ts';
import { reachableShade, SHADES, shadeAt } from '#modules/advice/contract.ts';
import { onNewShade, recallShade } from '../../client/shade-memory.ts';

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
    const said = copy.realistic(from, to, days);
    comparison.style.setProperty('--shade', String(place));
    comparison.style.setProperty('--reach', String(reach));
    comparison.toggleAttribute('data-same', reach === place);
    slider?.setAttribute('aria-valuetext', `${from}. ${said}`);
    if (text && text.textContent !== said) text.textContent = said;
  }

  function begin(): void {
    const kept = recallShade();
    if (kept !== null && slider) slider.value = String(shadeAt(kept));
    if (source) source.hidden = kept === null;
    move();
  }

  slider.addEventListener('input', () => {
    source.hidden = true;
    move();
  });
  onNewShade(begin);
  begin();
}
