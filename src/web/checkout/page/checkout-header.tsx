// The quiet head of the checkout: the way home, three promises, the delivery banner. No menu: nothing leads away.

import { Lock, RotateCcw, Truck } from 'lucide-react';
import { deliveryCopy } from '#copy/delivery.ts';
import { Logo } from '#web/ui/logo.tsx';
import type { CheckoutFacts } from './checkout-facts.ts';

export function CheckoutHeader({ facts, banner = true }: { facts: CheckoutFacts; banner?: boolean }) {
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <header className="co-header">
      <div className="page-width co-header-row">
        <a href="/" className="co-logo" aria-label={`${facts.brand}, naar de homepage`}>
          <Logo name={facts.brand} />
        </a>
        <ul className="co-badges">
          <li>
            <Lock {...icon} /> <abbr title="Beveiligde verbinding">SSL</abbr>
          </li>
          <li>
            <RotateCcw {...icon} /> {facts.moneyBackDays} dagen garantie
          </li>
          <li>
            <Truck {...icon} /> Snelle levering
          </li>
        </ul>
      </div>
      {banner ? <p className="co-banner">{deliveryCopy.banner(facts.nearbyDay)}</p> : null}
    </header>
  );
}
