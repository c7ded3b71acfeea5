// The four packs as radio cards. Radios are the platform's own: arrow keys, form value and focus come with them.

import { commonCopy } from '#copy/common.ts';
import { landingCopy } from '#copy/landing.ts';
import type { PackVariant } from '#modules/catalog/contract.ts';
import { cents, formatEuro, toDecimalText } from '#shared/money.ts';
import { PackPicture } from '../../ui/pictures/pack-picture.tsx';
import { OldPrice } from './price-display.tsx';

export function PackPicker({ packs }: { packs: PackVariant[] }) {
  const first = packs.find(({ soldOut }) => !soldOut);
  return (
    <div role="radiogroup" aria-label={landingCopy.picker.legend} className="pack-cards">
      {packs.map((pack) => (
        <PackCard key={pack.id} pack={pack} checked={pack === first} />
      ))}
    </div>
  );
}

function PackCard({ pack, checked }: { pack: PackVariant; checked: boolean }) {
  const { picker } = landingCopy;
  return (
    <label className="pack-card">
      <input
        type="radio"
        name="variant"
        value={pack.id}
        defaultChecked={checked}
        disabled={pack.soldOut}
        data-price={toDecimalText(cents(pack.priceCents))}
        data-name={pack.name}
        className="sr-only"
      />
      {pack.soldOut ? <span className="pack-flag">{commonCopy.soldOut}</span> : null}
      {pack.popular && !pack.soldOut ? <span className="pack-flag">{picker.popular}</span> : null}
      <span className="pack-picture">
        <PackPicture pack={pack} sizes="(min-width: 768px) 120px, 84px" className="size-full object-cover" />
      </span>
      <span className="pack-name">{pack.name}</span>
      <span className="pack-price">{formatEuro(cents(pack.priceCents))}</span>
      <OldPrice pack={pack} className="pack-detail text-smoke" />
      {pack.save ? (
        <span className="pack-detail font-semibold text-mint">{picker.save(pack.save)}</span>
      ) : null}
      <span className="pack-detail text-smoke">
        {picker.perJar(formatEuro(cents(pack.pricePerJarCents)))}
      </span>
    </label>
  );
}
