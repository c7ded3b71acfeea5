// "Pak ’t Nu": always within reach of the thumb once the visitor has scrolled past the first screen.
// It leads to the pack picker, where price and terms stand beside the order button.

import { navigationCopy } from '#copy/navigation.ts';
import type { Page } from '#shared/href.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';

const HIDDEN_ON = ['/admin', '/checkout', '/fast-checkout'] satisfies Page[];

export function StickyBuyButton({ pathname }: { pathname: string }) {
  if (HIDDEN_ON.some((start) => pathname.startsWith(start))) return null;
  return (
    <ButtonLink variant="primary" href="/#bestel" className="sticky-buy" data-behaviour="sticky-buy">
      {navigationCopy.stickyBuy}
    </ButtonLink>
  );
}
