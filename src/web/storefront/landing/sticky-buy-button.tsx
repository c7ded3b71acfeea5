// "Pak ’t Nu": always within reach of the thumb once the visitor has scrolled past the first screen, and out of the way of every other
// button (src/web/islands/behaviours/sticky-buy.ts). It leads to the packs; whoever chose one goes straight to the checkout.

import { navigationCopy } from '#copy/navigation.ts';
import { packCopy } from '#copy/packs.ts';
import type { PackVariant } from '#modules/catalog/contract.ts';
import type { Page } from '#shared/href.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { PackPicture } from '../../ui/pictures/pack-picture.tsx';
import { lowestPerJar } from './packs/pack-hints.ts';

const HIDDEN_ON = ['/admin', '/checkout', '/fast-checkout'] satisfies Page[];

export function StickyBuyButton({ pathname, packs }: { pathname: string; packs: readonly PackVariant[] }) {
  if (HIDDEN_ON.some((start) => pathname.startsWith(start))) return null;
  return <Offer packs={packs} className="sticky-buy" behaviour="sticky-buy" />;
}

type OfferProps = { packs: readonly PackVariant[]; className: string; behaviour?: string };

/** The way to the packs from anywhere: what a jar costs at least, or the pack somebody chose. Nothing where nothing is for sale. */
export function Offer({ packs, className, behaviour }: OfferProps) {
  const first = packs.find(({ soldOut }) => !soldOut);
  const lowest = lowestPerJar(packs);
  if (!first || lowest === null) return null;
  return (
    <a href="/#bestel" className={className} data-offer data-behaviour={behaviour}>
      <span className="size-10 flex-none overflow-hidden rounded-lg bg-bone">
        <PackPicture pack={first} sizes="40px" className="size-full object-cover" />
      </span>
      <span
        data-chosen
        className="grow text-[0.9375rem] leading-tight font-semibold text-balance tabular-nums"
      >
        {packCopy.from(lowest)}
      </span>
      <span className={buttonClass({ variant: 'primary' }, 'flex-none')}>{navigationCopy.stickyBuy}</span>
    </a>
  );
}
