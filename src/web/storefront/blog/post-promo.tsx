// The product beside an article: one jar with its current price and a link to the checkout.

import { blogCopy } from '#copy/blog/blog.ts';
import type { PackVariant } from '#modules/catalog/contract.ts';
import { href } from '#shared/href.ts';
import { cents, formatEuro } from '#shared/money.ts';
import type { NotForSale } from '../../selling.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { PackPicture } from '../../ui/pictures/pack-picture.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';

type PostPromoProps = {
  pack: PackVariant | undefined;
  notForSale: NotForSale | null;
  product: string;
  /** Of the product beside an article: the names of the countries with free shipping, such as "NL en BE". */
  freeIn: string;
};

const PICTURE_PLACE = {
  sizes: '(min-width: 1024px) 336px, 224px',
  className: 'post-promo-picture [view-transition-name:pot]',
};

/** The product beside an article. Renders nothing when the shop has no pack. */
export function PostPromo({ pack, notForSale, product, freeIn }: PostPromoProps) {
  if (!pack) return null;
  const copy = blogCopy.promo;
  return (
    <aside aria-labelledby="promo-title" className="post-promo">
      {pack.imageUrl ? (
        <PackPicture pack={pack} {...PICTURE_PLACE} />
      ) : (
        <Picture name="jar-open" alt="" {...PICTURE_PLACE} />
      )}
      <div className="post-promo-text">
        <h2 id="promo-title" className="font-display text-subtitle font-[560]">
          {copy.title}
        </h2>
        <p className="mt-2 text-[0.9375rem] leading-relaxed text-smoke">
          {copy.text(product, pack.gift, freeIn)}
        </p>
        <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
          <span className="sr-only">{copy.price} </span>
          <span className="text-2xl font-semibold tracking-tight tabular-nums">
            {formatEuro(cents(pack.priceCents))}
          </span>
          <span className="text-sm text-smoke">{copy.note(freeIn)}</span>
        </p>
        {notForSale ? (
          <Button variant="primary" disabled className="mt-4 w-full">
            {notForSale.button}
          </Button>
        ) : (
          <ButtonLink
            variant="primary"
            href={href('/checkout', { variant: pack.id })}
            className="mt-4 w-full"
          >
            {copy.button}
          </ButtonLink>
        )}
      </div>
    </aside>
  );
}
