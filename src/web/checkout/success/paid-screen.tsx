// The payment succeeded: thanks, what happens now, and where to go from here.

import { Check, Mail, PackageCheck, Truck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { deliveryCopy } from '#copy/delivery.ts';
import type { Page } from '#shared/href.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import type { ShownOutcome } from '../calls/checkout-answers.ts';
import { MINT_ICON } from '../mint-icon.ts';
import type { CheckoutInfo } from '../page/checkout-info.ts';
import { HelpBox } from './help-box.tsx';

type PaidScreenProps = { info: CheckoutInfo; outcome: ShownOutcome };

export function PaidScreen({ info, outcome }: PaidScreenProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The page was waiting until now: whoever listens to it hears that it is done.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className="co-outcome-state">
        <span
          className="co-paid-mark grid size-20 place-items-center rounded-full bg-mint text-white"
          aria-hidden="true"
        >
          <Check size={40} strokeWidth={2} />
        </span>
        <h1 className="co-title text-mint outline-none" ref={title} tabIndex={-1}>
          Betaling succesvol!
        </h1>
        <p>
          Bedankt voor je bestelling{outcome.orderNumber ? ` met nummer ${outcome.orderNumber}` : ''}. We gaan
          er meteen mee aan de slag.
        </p>
      </div>
      <section className="rounded-card border border-line bg-paper px-6 py-5" aria-labelledby="next-title">
        <h2 id="next-title" className="mb-2 text-lead font-strong leading-[1.35]">
          Wat gebeurt er nu?
        </h2>
        <ol className="grid gap-3.5 text-pretty *:flex *:items-start *:gap-3.5 *:leading-normal">
          <li>
            <Mail {...MINT_ICON} size={22} />
            <span>Je ontvangt binnen enkele minuten een bevestiging per e-mail.</span>
          </li>
          <li>
            <Truck {...MINT_ICON} size={22} />
            <span>
              {outcome.arrivesOn
                ? `Gratis verzending. ${deliveryCopy.expected(outcome.arrivesOn)}`
                : deliveryCopy.abroad}
            </span>
          </li>
          <li>
            <PackageCheck {...MINT_ICON} size={22} />
            <span>Zodra je pakket is verzonden, krijg je een track &amp; trace-code.</span>
          </li>
        </ol>
      </section>
      <HelpBox info={info} />
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink variant="primary" href="/">
          Verder winkelen
        </ButtonLink>
        <ButtonLink href={'/blog' satisfies Page}>Lees onze blog over tandenbleking</ButtonLink>
      </div>
    </>
  );
}
