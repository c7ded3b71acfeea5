// The short promises below the order button: gift, shipping, guarantee, payment.

import type { BlockFields } from '#modules/pages/contract.ts';
import { Icon } from '../../ui/marks/icon.tsx';

/**
 * The short promises. A promise with an empty title is left out, because its variables have no value at
 * present.
 */
export function BenefitTiles({ items: all }: BlockFields<'tiles'>) {
  const items = all.filter(({ title }) => title !== '');
  return (
    <ul className="hero-tiles">
      {items.map(({ icon, title, text }) => (
        <li key={title} className="flex flex-col gap-2 sm:flex-row sm:gap-3.5">
          <Icon name={icon} className="mt-0.5 size-6 shrink-0" />
          <p className="text-[0.9375rem] leading-snug">
            <strong className="block font-semibold">{title}</strong>
            <span className="text-smoke">{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
