// The reasons to buy here, beside the price: money-back period, delivery day, safe payment and reviews.

import { Lock, RotateCcw, Star, Truck } from 'lucide-react';
import { commonCopy } from '#copy/common.ts';
import { deliveryCopy } from '#copy/delivery.ts';
import { carrierDays } from '#modules/shipping/browser.ts';
import { MINT_ICON } from '../mint-icon.ts';
import type { CheckoutInfo } from '../page/checkout-info.ts';

export function TrustNotes({ info, country }: { info: CheckoutInfo; country: string }) {
  const { moneyBackDays, rating } = info;
  return (
    <ul className="mt-4 grid gap-x-4 gap-y-2 border-line border-t pt-4 text-note leading-[1.35] *:flex *:items-center *:gap-2 max-md:mt-3 max-md:grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] max-md:pt-3 max-md:text-tiny">
      <li>
        <RotateCcw {...MINT_ICON} />{' '}
        <span>
          <span>{moneyBackDays}</span> dagen geld-terug-garantie
        </span>
      </li>
      {carrierDays(country) === null ? (
        <li>
          <Truck {...MINT_ICON} />
          <span> De eerstvolgende werkdag verzonden</span>
        </li>
      ) : info.nearbyDay ? (
        <li className="co-promise">
          <Truck {...MINT_ICON} /> <span>{deliveryCopy.nearby(info.nearbyDay)}</span>
        </li>
      ) : null}
      <li>
        <Lock {...MINT_ICON} /> Veilig betalen
      </li>
      {rating ? (
        <li>
          <Star {...MINT_ICON} />{' '}
          <span>
            <span>{commonCopy.rating(rating.average)}</span>/5 uit <span>{rating.roundCount}</span>{' '}
            beoordelingen
          </span>
        </li>
      ) : null}
    </ul>
  );
}
