// The screen for a pack that is sold out, or for a shop without any stock: it offers the packs that are left
// and says when stock returns.

import { commonCopy } from '#copy/common.ts';
import { jarsText } from '#shared/goods-text.ts';
import type { Page } from '#shared/href.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { inTheMiddle, PackPicture } from '#web/ui/pictures/pack-picture.tsx';
import { PRODUCT_PICTURE } from '../summary/order-summary.tsx';
import { CheckoutTitle } from './checkout-header.tsx';
import type { CheckoutInfo, CheckoutPack } from './checkout-info.ts';

/** CSS classes of the layout when all packs are sold out: a large picture of the pack beside the text. */
const ALONE =
  'max-w-136 md:grid md:max-w-none md:grid-cols-[44fr_50fr] md:grid-rows-[auto_1fr] md:gap-x-[6%] md:pt-8';
const FADED = `${PRODUCT_PICTURE} [&_img]:opacity-55`;

type SoldOutProps = { variant: string; info: CheckoutInfo; onChoose(pack: CheckoutPack): void };

export function SoldOutScreen({ variant, info, onChoose }: SoldOutProps) {
  const others = info.packs.filter((pack) => pack.id !== variant && !pack.soldOut);
  const chosenPack = info.packs.find((pack) => pack.id === variant);
  const isAllGone = others.length === 0;
  const gone = chosenPack
    ? `${jarsText(chosenPack.quantity)} ${chosenPack.quantity === 1 ? 'is' : 'zijn'}`
    : 'Dit pack is';
  return (
    <div className={`co-gone mx-auto [&_nav]:order-first [&_nav]:mb-1.5 ${isAllGone ? ALONE : 'max-w-136'}`}>
      <div className="md:col-start-2">
        <CheckoutTitle>{isAllGone ? 'We zijn even uitverkocht' : `${gone} even op`}</CheckoutTitle>
      </div>
      {isAllGone && chosenPack ? (
        <span className={`${FADED} my-4 aspect-square md:col-start-1 md:row-span-2 md:row-start-1 md:my-0`}>
          <PackPicture
            pack={chosenPack}
            sizes="(min-width: 48rem) 44vw, 92vw"
            className={inTheMiddle(chosenPack)}
          />
        </span>
      ) : null}
      <div className="md:col-start-2">
        <div
          className={isAllGone ? 'mt-4 mb-2' : 'mt-5 mb-6 flex items-center gap-5 rounded-card bg-paper p-4'}
          role="alert"
        >
          {chosenPack && !isAllGone ? (
            <span className={`${FADED} size-28`}>
              <PackPicture pack={chosenPack} sizes="112px" />
            </span>
          ) : null}
          <p className="min-w-0">
            <strong className="block">{isAllGone ? 'Er is niets afgeschreven.' : 'Uitverkocht'}</strong>
            {isAllGone ? null : (
              <span>Een ander aantal is er nog wel. Wat je hebt ingevuld blijft staan.</span>
            )}
          </p>
        </div>
        <ul className="mb-6 grid gap-3 empty:hidden">
          {others.map((pack) => (
            <li key={pack.id}>
              <OtherPack pack={pack} onChoose={onChoose} />
            </li>
          ))}
        </ul>
        <RestockNotice leads={isAllGone} />
      </div>
    </div>
  );
}

function RestockNotice({ leads }: { leads: boolean }) {
  return (
    <>
      <p>
        {commonCopy.noStock.when} Iets anders weten?{' '}
        <a className="whitespace-nowrap underline underline-offset-3" href={'/contact' satisfies Page}>
          Stel je vraag
        </a>
        .
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink
          size="large"
          variant={leads ? 'primary' : 'secondary'}
          className="border-ink max-sm:w-full"
          href={'/nieuwsbrief' satisfies Page}
        >
          {commonCopy.noStock.mailMe}
        </ButtonLink>
        <a className="inline-flex min-h-11 items-center underline underline-offset-3" href="/">
          {commonCopy.toShop}
        </a>
      </div>
    </>
  );
}

function OtherPack({ pack, onChoose }: { pack: CheckoutPack } & Pick<SoldOutProps, 'onChoose'>) {
  return (
    <button
      type="button"
      className="flex min-h-18 w-full cursor-pointer items-center gap-4 rounded-card border border-ash py-2 pr-5 pl-2 text-left leading-tight hover:border-ink"
      onClick={() => onChoose(pack)}
    >
      <span className={`${PRODUCT_PICTURE} size-14`}>
        <PackPicture pack={pack} sizes="56px" />
      </span>
      <span>
        <span className="block font-semibold">{pack.name}</span>
        <span className="text-note text-smoke">
          <span translate="no">{formatEuro(cents(pack.pricePerJarCents))}</span> per pot
        </span>
      </span>
      <strong className="ml-auto tabular-nums">{formatEuro(cents(pack.priceCents))}</strong>
    </button>
  );
}
