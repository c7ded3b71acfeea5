// The header of the checkout: a link to the home page, three promises, the delivery banner and the title.
// There is no menu, so that nothing leads away. After payment, promises and delivery banner are hidden.

import { Lock, RotateCcw, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { deliveryCopy } from '#copy/delivery.ts';
import { Logo } from '#web/ui/marks/logo.tsx';
import { MINT_ICON } from '../mint-icon.ts';
import type { CheckoutInfo } from './checkout-info.ts';

export function CheckoutHeader({ info, buying = true }: { info: CheckoutInfo; buying?: boolean }) {
  return (
    <header className={buying ? '' : 'border-line border-b'}>
      <div className="page-width @container flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 low:py-0">
        <a
          href="/"
          className="inline-flex min-h-11 items-center"
          aria-label={`${info.brand}, naar de homepage`}
        >
          <Logo name={info.brand} />
        </a>
        {buying ? <Promises info={info} /> : null}
      </div>
      {buying && info.nearbyDay ? (
        <p className="co-promise bg-mint-wash px-(--gutter) py-2 low:py-1 text-center text-[clamp(0.75rem,3.75vw,0.875rem)] font-semibold leading-[1.4] text-balance">
          {deliveryCopy.banner(info.nearbyDay)}
        </p>
      ) : null}
    </header>
  );
}

function Promises({ info }: { info: CheckoutInfo }) {
  return (
    <ul className="flex flex-wrap @max-[17rem]:hidden gap-x-4 gap-y-1 text-tiny leading-[1.4] text-charcoal *:inline-flex *:items-center *:gap-1.5 sm:gap-x-5">
      <li>
        <Lock {...MINT_ICON} />{' '}
        <abbr className="no-underline" title="Beveiligde verbinding">
          SSL
        </abbr>
      </li>
      <li>
        <RotateCcw {...MINT_ICON} />{' '}
        <span>
          <span>{info.moneyBackDays}</span> dagen garantie
        </span>
      </li>
      <li className="co-promise">
        <Truck {...MINT_ICON} /> Snelle levering
      </li>
    </ul>
  );
}

/**
 * The page title with a breadcrumb. With `yields`, the title is hidden visually on screens of small height,
 * to leave room for the form.
 */
export function CheckoutTitle({ yields, children }: { yields?: boolean; children: ReactNode }) {
  return (
    <div
      className={`@container mt-3 flex flex-wrap items-baseline justify-between gap-x-4 md:mt-4 md:block ${yields ? 'low:-mb-3' : ''}`}
    >
      <nav aria-label="Kruimelpad" className="order-1 @max-xs:hidden low:hidden">
        <ol className="flex gap-x-2 text-note text-smoke">
          <li>
            <a className="underline-offset-4 hover:underline" href="/">
              Home
            </a>
          </li>
          <li className="text-ink" aria-current="page">
            <span className="mr-2 text-smoke" aria-hidden="true">
              ›
            </span>
            Bestellen
          </li>
        </ol>
      </nav>
      <h1 className={`co-title md:mt-3 ${yields ? 'low:sr-only' : ''}`}>{children}</h1>
    </div>
  );
}
