// Shows the sticky button once the page is scrolled past its first screen, and hides it wherever something stands that it could
// cover: the packs, another order button, the footer with its form. Whoever chose a pack finds it in there.

import { forgetPayment } from '#web/client/pack-memory.ts';
import { announce } from '../shop-events.ts';

const THRESHOLD_PX = 300;
const NOT_OVER = '#bestel, [data-order], .post-promo, footer';

export function attach(button: HTMLElement): void {
  const inSight = new Set<Element>();
  const update = () => button.toggleAttribute('data-visible', scrollY > THRESHOLD_PX && inSight.size === 0);
  const sight = new IntersectionObserver((seen) => {
    for (const { isIntersecting, target } of seen) inSight[isIntersecting ? 'add' : 'delete'](target);
    update();
  });
  // Each is told of once at the beginning, when the page is laid out: to ask sooner would have it laid out here.
  for (const place of document.querySelectorAll(NOT_OVER)) sight.observe(place);
  addEventListener('scroll', update, { passive: true });
  button.addEventListener('click', () => {
    announce('sticky_button_click');
    forgetPayment();
  });
}
