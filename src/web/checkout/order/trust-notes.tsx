// What a customer wants to be sure of, under the button that orders.

import { Lock, RotateCcw, Star, Truck } from 'lucide-react';
import { deliveryCopy } from '#copy/delivery.ts';
import { carrierDays } from '#modules/shipping/words.ts';
import { MINT_ICON } from '../mint-icon.ts';
import type { CheckoutInfo } from '../page/checkout-info.ts';
import { dutchRating } from '../summary/dutch-text.ts';

export function TrustNotes({ info, country }: { info: CheckoutInfo; country: string }) {
  const { moneyBackDays, rating } = info;
  return (
    <ul className="mt-5 grid gap-x-6 gap-y-2.5 rounded-card bg-paper p-4 text-small leading-[1.4] sm:grid-cols-2 *:flex *:items-center *:gap-2.5">
      <li>
        <RotateCcw {...MINT_ICON} /> {moneyBackDays} dagen geld-terug-garantie
      </li>
      {carrierDays(country) === null ? null : (
        <li className="co-promise">
          <Truck {...MINT_ICON} /> {deliveryCopy.nearby(info.nearbyDay)}
        </li>
      )}
      <li>
        <Lock {...MINT_ICON} /> Veilig betalen
      </li>
      {rating ? (
        <li>
          <Star {...MINT_ICON} /> {dutchRating(rating.average)}/5 uit {rating.roundCount} beoordelingen
        </li>
      ) : null}
    </ul>
  );
}
