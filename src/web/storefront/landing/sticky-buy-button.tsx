// The sticky button "Pak ’t Nu", shown after 300 px of scrolling (src/web/islands/behaviours/sticky-buy.ts).
// It leads to the packs, or directly to the checkout when the visitor chose a pack.

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
 * CSS classes of a pack's picture. Only the picture of the chosen pack is shown; the other pictures are not
 * loaded.
 */
const SHOWN = 'hidden size-full data-shown:block';

/**
 * Returns CSS classes that enlarge a rendered picture with one or two jars, which are small and low in it;
 * null for other pictures.
 */
function cut({ quantity, imageUrl }: PackVariant): string | null {
  if (imageUrl !== null || quantity > 2) return null;
  return quantity === 1
    ? 'scale-170 origin-[50%_92%] mask-[linear-gradient(to_right,black_72%,transparent_79%)]'
    : 'scale-110 origin-[50%_240%]';
}

type OfferProps = { packs: readonly PackVariant[]; className: string; behaviour?: string };

/**
 * The link to the packs. It shows the first pack for sale until a script puts the chosen pack and its
 * checkout URL in place. Renders nothing when everything is sold out.
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
