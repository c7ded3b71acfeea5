// The place in the page where the AI Advies island is mounted, with the texts shown while it loads and when
// loading fails.

import { adviceCopy } from '#copy/advice/advice-copy.ts';
import type { PackVariant } from '#modules/catalog/contract.ts';
import { ADVICE_HASH, ADVICE_ISLAND, ADVICE_NOTE } from '../../islands/advice/advice-names.ts';
import type { AdviceProps } from '../../islands/advice/advice-props.ts';

type AdviceMountProps = { packs: readonly PackVariant[]; freeIn: string };

export function AdviceMount({ packs, freeIn }: AdviceMountProps) {
  return (
    <>
      <p
        id={ADVICE_NOTE}
        popover="auto"
        role="status"
        className="passing-note"
        data-press-for={ADVICE_ISLAND}
      >
        {adviceCopy.opening}
      </p>
      <div
        data-island={ADVICE_ISLAND}
        data-hash={ADVICE_HASH}
        data-props={JSON.stringify(adviceProps(packs, freeIn))}
        className="group"
      >
        <p
          role="status"
          className="pointer-events-none fixed inset-x-0 top-4 z-60 grid justify-items-center px-(--gutter) text-[0.9375rem] *:hidden *:transition-opacity *:delay-200 *:starting:opacity-0 *:rounded-3xl *:bg-ink *:px-5 *:py-3 *:text-paper"
        >
          <span className="group-data-[state=loading]:block">{adviceCopy.opening}</span>
          <span className="group-data-[state=failed]:block">{adviceCopy.failed}</span>
        </p>
      </div>
    </>
  );
}

/**
 * Returns the island's props. They contain only what the dialog shows, because every content page contains
 * them.
 */
function adviceProps(packs: readonly PackVariant[], freeIn: string): AdviceProps {
  return {
    freeIn,
    packs: packs.map(({ id, name, quantity, priceCents, originalPriceCents, soldOut, imageUrl }) => ({
      id,
      name,
      quantity,
      priceCents,
      originalPriceCents,
      soldOut,
      imageUrl,
    })),
  };
}
