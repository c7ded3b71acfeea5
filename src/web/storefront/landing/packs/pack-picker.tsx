// The packs for sale as the browser's own radio buttons in cards, so that arrow keys, form value and focus
// work without a script.

import { Fragment } from 'react';
import { commonCopy } from '#copy/common.ts';
import { packCopy } from '#copy/packs.ts';
import type { PackVariant } from '#modules/catalog/contract.ts';
import { cents, formatEuro, toDecimalText } from '#shared/money.ts';
import { offeredPacks } from '../../../selling.ts';
import { classNames } from '../../../ui/class-names.ts';
import { PackPicture } from '../../../ui/pictures/pack-picture.tsx';
import { cheapestPerJar, packHint, packLabel } from './pack-hints.ts';
import { PackPrice } from './pack-price.tsx';
import './packs.css';

type PackPickerProps = {
  packs: PackVariant[];
  jarGrams: number | null;
  /** Of the pack picker: the names of the countries with free shipping, such as "NL en BE". */
  freeIn: string;
  /**
   * Of the pack picker: the Dutch text that says why nothing can be ordered; null while ordering is possible.
   */
  notForSale: string | null;
};

/** The pack picker. While nothing can be ordered it shows the prices, but no pack can be chosen. */
export function PackPicker({ packs: all, jarGrams, freeIn, notForSale }: PackPickerProps) {
  const isOpen = notForSale === null;
  const packs = offeredPacks(isOpen, all);
  const first = packs.find(({ soldOut }) => !soldOut);
  const cheapest = cheapestPerJar(packs);
  return (
    <div
      role="radiogroup"
      aria-label={packCopy.legend}
      className={classNames('pack-cards sm:grid-cols-12', packs.length > 2 && 'pack-cards-upright')}
    >
      {packs.map((pack, at) => (
        <Fragment key={pack.id}>
          <PackCard
            pack={pack}
            checked={pack === first}
            span={spanOf(at, packs.length)}
            flag={isOpen ? flagOf(pack, cheapest) : null}
          />
          <PackPrice
            pack={pack}
            jarGrams={jarGrams}
            freeIn={freeIn}
            hint={notForSale ?? packHint(pack, packs)}
          />
        </Fragment>
      ))}
    </div>
  );
}

/**
 * Returns the CSS class with the width of a pack card in grid columns. `at` is the index of the card and
 * `count` the number of cards. There are at most four cards in a row, the rows differ by at most one card,
 * and the cards of a row fill it.
 */
function spanOf(at: number, count: number): string | undefined {
  const rows = Math.ceil(count / 4);
  const fewest = Math.floor(count / rows);
  const inRow = at < (count % rows) * (fewest + 1) ? fewest + 1 : fewest;
  return ['sm:col-span-12', 'sm:col-span-6', 'sm:col-span-4', 'sm:col-span-3'][inRow - 1];
}

function flagOf(pack: PackVariant, cheapest: PackVariant | null): string | null {
  if (pack.soldOut) return commonCopy.soldOut;
  if (pack.popular) return packCopy.popular;
  return pack === cheapest ? packCopy.cheapest : null;
}

/**
 * CSS classes that enlarge the jars in a small picture, by the same factor in every card. Their shadow stays
 * within the picture.
 */
const NEARER = 'scale-125 origin-[50%_88%] sm:in-[.pack-cards-upright]:scale-100';

type PackCardProps = { pack: PackVariant; checked: boolean; flag: string | null; span: string | undefined };

function PackCard({ pack, checked, flag, span }: PackCardProps) {
  const price = formatEuro(cents(pack.priceCents));
  return (
    <label className={classNames('pack-card', span)}>
      <input
        type="radio"
        name="variant"
        value={pack.id}
        defaultChecked={checked}
        disabled={pack.soldOut}
        data-price={toDecimalText(cents(pack.priceCents))}
        data-name={pack.name}
        data-label={packLabel(pack)}
        className="sr-only"
      />
      {flag ? <span className="pack-flag">{flag}</span> : null}
      <span className="pack-picture">
        <PackPicture
          pack={pack}
          sizes="(min-width: 640px) 92px, 60px"
          className={classNames('size-full object-cover', !pack.imageUrl && NEARER)}
        />
      </span>
      <span className="pack-facts">
        <span className="pack-name">
          <span className="text-[0.875rem] leading-tight font-semibold">{pack.name}</span>{' '}
          {pack.save ? <PackSaving label={pack.save} isQuiet={pack.soldOut} /> : null}
        </span>
        <span className="text-[0.75rem] leading-tight whitespace-nowrap text-smoke">
          <span className="text-[1.0625rem] font-bold tracking-[-0.02em] text-ink tabular-nums">
            {formatEuro(cents(pack.pricePerJarCents))}
          </span>{' '}
          {packCopy.perJar}
        </span>
        <span className="pack-total">
          {pack.quantity === 1 && !pack.save ? packCopy.apartPrice : price}
          {pack.originalPriceCents === null ? null : (
            <span className="text-smoke">
              <span className="sr-only">{packCopy.separately} </span>
              <s>{formatEuro(cents(pack.originalPriceCents))}</s>
            </span>
          )}
        </span>
      </span>
    </label>
  );
}

function PackSaving({ label, isQuiet }: { label: string; isQuiet: boolean }) {
  return (
    <span
      className={classNames(
        'rounded-full px-1.5 text-[0.6875rem] leading-4 font-semibold',
        isQuiet ? 'text-smoke ring-1 ring-line ring-inset' : 'bg-mint text-white',
      )}
    >
      <span className="sr-only">{packCopy.save(label)}</span>
      <span aria-hidden="true">{packCopy.saveShort(label)}</span>
    </span>
  );
}
