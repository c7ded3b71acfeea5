// "Pak ’t Nu": always within reach of the thumb from 300 px of scrolling on
// (src/web/islands/behaviours/sticky-buy.ts). It leads to the packs; whoever chose one goes straight to the
// checkout.

import { navigationCopy } from '#copy/navigation.ts';
import type { PackVariant } from '#modules/catalog/contract.ts';
import type { Page } from '#shared/href.ts';
import { classNames } from '../../ui/class-names.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { PackPicture } from '../../ui/pictures/pack-picture.tsx';
import { packLabel } from './packs/pack-hints.ts';

const HIDDEN_ON = ['/admin', '/checkout', '/fast-checkout'] satisfies Page[];

export function StickyBuyButton({ pathname, packs }: { pathname: string; packs: readonly PackVariant[] }) {
  if (HIDDEN_ON.some((start) => pathname.startsWith(start))) return null;
  return <Offer packs={packs} className="sticky-buy" behaviour="sticky-buy" />;
}

/**
 * One shows, and follows the choice of pack like the picture of the first screen; the others are not even
 * fetched before.
 */
const SHOWN = 'hidden size-full data-shown:block';

/**
 * Jars stand low in their picture, with room for those above them: where there are none, they fill the little
 * square from nearer by.
 */
function cut({ quantity, imageUrl }: PackVariant): string | null {
  if (imageUrl !== null || quantity > 2) return null;
  return quantity === 1
    ? 'scale-170 origin-[50%_92%] mask-[linear-gradient(to_right,black_72%,transparent_79%)]'
    : 'scale-110 origin-[50%_240%]';
}

type OfferProps = { packs: readonly PackVariant[]; className: string; behaviour?: string };

/**
 * The way to the packs from anywhere, with the pack they begin with or the one somebody chose. Nothing where
 * nothing is for sale.
 */
export function Offer({ packs, className, behaviour }: OfferProps) {
  const first = packs.find(({ soldOut }) => !soldOut);
  if (!first) return null;
  return (
    <a href="/#bestel" className={className} data-offer data-behaviour={behaviour}>
      <span className="size-10 flex-none overflow-hidden rounded-lg bg-bone">
        {packs.map((pack) => (
          <span key={pack.id} data-pack={pack.id} data-shown={pack === first || undefined} className={SHOWN}>
            <PackPicture
              pack={pack}
              sizes="40px"
              className={classNames('size-full object-cover', cut(pack))}
            />
          </span>
        ))}
      </span>
      <span
        data-chosen
        className="grow text-[0.9375rem] leading-tight font-semibold text-balance tabular-nums"
      >
        {packLabel(first)}
      </span>
      <span className={buttonClass({ variant: 'primary' }, 'flex-none')}>{navigationCopy.stickyBuy}</span>
    </a>
  );
}
