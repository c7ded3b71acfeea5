// The screen of a successful payment: thanks, the receipt and address, the next steps, and the request to
// make a first photo of the teeth.

import { Camera, Mail, PackageCheck, Truck } from 'lucide-react';
import { afterPhotoCopy } from '#copy/customer-order.ts';
import { deliveryCopy } from '#copy/delivery.ts';
import type { Page } from '#shared/href.ts';
import { formatWeekday } from '#shared/shop-days.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import type { ShownOutcome, ShownReceipt } from '../calls/checkout-responses.ts';
import { MINT_ICON } from '../mint-icon.ts';
import type { CheckoutInfo } from '../page/checkout-info.ts';
import { PaidTitle } from './after-page.tsx';
import { HelpBox } from './help-box.tsx';
import { ReceiptCard } from './receipt-card.tsx';

type PaidScreenProps = { info: CheckoutInfo; outcome: ShownOutcome };

const CARD = 'rounded-card border border-line bg-paper px-6 py-5';
const HEADING = 'mb-3 text-lead font-strong leading-[1.35]';

export function PaidScreen({ info, outcome }: PaidScreenProps) {
  const { receipt, orderNumber, arrivesOn } = outcome;
  const firstName = receipt?.address[0]?.split(' ')[0];
  return (
    <>
      <div className="grid justify-items-center gap-3 text-center text-balance">
        <PaidTitle>Betaling succesvol!</PaidTitle>
        <p className="co-title">{firstName ? `Bedankt, ${firstName}.` : 'Bedankt voor je bestelling.'}</p>
        <p>
          <span className="block font-semibold">
            {arrivesOn ? deliveryCopy.expected(arrivesOn) : 'We gaan er meteen mee aan de slag.'}
          </span>
          {orderNumber ? <span>{`Je bestelnummer is ${orderNumber}.`}</span> : null}
        </p>
      </div>
      {receipt ? <ReceiptCard receipt={receipt} orderNumber={orderNumber} /> : null}
      <NextSteps outcome={outcome} cutOff={info.cutOff} />
      {receipt ? <BeforePhoto receipt={receipt} resultDays={info.resultDays} /> : null}
      <HelpBox info={info} />
      <p className="flex flex-wrap justify-center gap-x-6 *:inline-flex *:min-h-11 *:items-center *:underline *:underline-offset-3 print:hidden">
        <a href="/">Verder winkelen</a>
        <a href={'/blog' satisfies Page}>Lees onze blog over tandenbleking</a>
      </p>
    </>
  );
}

type NextStepsProps = Pick<PaidScreenProps, 'outcome'> & Pick<CheckoutInfo, 'cutOff'>;

function NextSteps({ outcome: { arrivesOn, receipt }, cutOff }: NextStepsProps) {
  const isFree = (receipt?.shipping ?? 0) === 0;
  return (
    <section className={CARD} aria-labelledby="next-title">
      <h2 id="next-title" className={HEADING}>
        Wat gebeurt er nu?
      </h2>
      <ol className="grid gap-3.5 text-pretty *:flex *:items-start *:gap-3.5 *:leading-normal">
        <li>
          <Mail {...MINT_ICON} size={22} />
          <span className="min-w-0 wrap-anywhere">
            Binnen enkele minuten komt je bevestiging per e-mail
            {receipt?.customerEmail ? <span>{` op ${receipt.customerEmail}`}</span> : null}
            <span>.</span>
          </span>
        </li>
        <li>
          <Truck {...MINT_ICON} size={22} />
          <span>
            {arrivesOn && isFree ? (
              <span className="block">{`Gratis verzending, volgende werkdag in huis (ma–vr) als je voor ${cutOff} bestelt`}</span>
            ) : null}
            <span>
              {arrivesOn ? `Jouw pakket verwachten we ${formatWeekday(arrivesOn)}.` : deliveryCopy.abroad}
            </span>
          </span>
        </li>
        <li>
          <PackageCheck {...MINT_ICON} size={22} />
          <span>Zodra je pakket is verzonden, krijg je een track &amp; trace-code.</span>
        </li>
      </ol>
    </section>
  );
}

function BeforePhoto({ receipt, resultDays }: { receipt: ShownReceipt; resultDays: number }) {
  return (
    <section className={`${CARD} print:hidden`} aria-labelledby="photo-title">
      <h2 id="photo-title" className={`${HEADING} flex items-center gap-2.5`}>
        <Camera {...MINT_ICON} size={22} /> {afterPhotoCopy.title}
      </h2>
      <p>{afterPhotoCopy.text(receipt.photoOn, resultDays)}</p>
      <ButtonLink className="mt-3.5" href={`${receipt.orderPath}/na-foto`}>
        {afterPhotoCopy.link(resultDays)}
      </ButtonLink>
    </section>
  );
}
