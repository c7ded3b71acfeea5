// Shows the sticky button once the page is scrolled past its first screen.

import { announce } from '../shop-events.ts';

const THRESHOLD_PX = 300;

export function attach(button: HTMLElement): void {
  const update = () => button.toggleAttribute('data-visible', scrollY > THRESHOLD_PX);
  addEventListener('scroll', update, { passive: true });
  update();
  button.addEventListener('click', () => announce('sticky_button_click'));
}
