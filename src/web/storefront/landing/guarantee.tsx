// The money-back guarantee. Its button submits the order form of the first screen, so that the chosen pack is
// kept.

import type { BlockFields } from '#modules/pages/contract.ts';
import { href } from '#shared/href.ts';
import type { NotForSale } from '../../selling.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { ORDER_FORM } from './hero/hero.tsx';

type GuaranteeProps = BlockFields<'guarantee'> & { days: number; notForSale: NotForSale | null };

export function Guarantee({ title, text, orderButton, days, notForSale }: GuaranteeProps) {
  return (
    <section aria-labelledby="guarantee-title" className="on-ink pt-12 pb-16 md:pt-16 md:pb-24">
      <div className="page-width">
        <h2 id="guarantee-title" className="guarantee-title">
          <span className="guarantee-figure">{days}</span> <span>{title}</span>
        </h2>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-16 gap-y-8 md:mt-14">
          <p className="max-w-[29em] text-ash">{text}</p>
          {notForSale ? (
            <ButtonLink href={href('/nieuwsbrief')} variant="inverse" size="large">
              {notForSale.mailMe}
            </ButtonLink>
          ) : (
            <Button type="submit" form={ORDER_FORM} variant="inverse" size="large" data-order="plain">
              {orderButton}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
