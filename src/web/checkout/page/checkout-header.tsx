// The quiet head of the checkout: the way home, three promises, the delivery banner. No menu: nothing leads away.

import { Lock, RotateCcw, Truck } from 'lucide-react';
import { deliveryCopy } from '#copy/delivery.ts';
import { Logo } from '#web/ui/marks/logo.tsx';
import { MINT_ICON } from '../mint-icon.ts';
import type { CheckoutInfo } from './checkout-info.ts';

export function CheckoutHeader({ info, banner = true }: { info: CheckoutInfo; banner?: boolean }) {
  return (
    <header>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line py-2 last:border-b">
        <a
          href="/"
          className="inline-flex min-h-11 items-center"
          aria-label={`${info.brand}, naar de homepage`}
        >
          <Logo name={info.brand} />
        </a>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-tiny leading-[1.4] text-charcoal *:inline-flex *:items-center *:gap-1.5">
          <li>
            <Lock {...MINT_ICON} />{' '}
            <abbr className="no-underline" title="Beveiligde verbinding">
              SSL
            </abbr>
          </li>
          <li>
            <RotateCcw {...MINT_ICON} /> {info.moneyBackDays} dagen garantie
          </li>
          <li>
            <Truck {...MINT_ICON} /> Snelle levering
          </li>
        </ul>
      </div>
      {banner ? (
        <p className="bg-mint-wash px-(--gutter) py-2 text-center text-note font-semibold leading-[1.4]">
          {deliveryCopy.banner(info.nearbyDay)}
        </p>
      ) : null}
    </header>
  );
}
