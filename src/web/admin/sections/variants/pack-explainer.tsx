// The quantity discounts as customers see them: what the shop shows of the packs, not what is typed below.

import { useQuery } from '@tanstack/react-query';
import { packsQuery } from '../../admin-queries.ts';
import { packInfo } from './variant-texts.ts';

export function PackExplainer() {
  const { data: packs = [] } = useQuery(packsQuery);
  const info = packInfo(packs);
  if (info.length === 0) return null;
  return (
    <section
      className="mb-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-px overflow-hidden rounded-[10px] border border-hairline bg-hairline"
      aria-label="Kwantumkorting"
    >
      {info.map(({ id, name, price, originalPrice, details }) => (
        <div key={id} className="min-w-0 bg-surface px-4 py-3">
          <h2 className="clip" title={name}>
            {name}
          </h2>
          <p className="text-[1.125rem] leading-[1.35] font-[620] tracking-[-0.015em] tabular-nums">
            {price}{' '}
            {originalPrice ? <s className="muted text-[0.84375rem] font-[450]">{originalPrice}</s> : null}
          </p>
          <p className="muted">{details}</p>
        </div>
      ))}
    </section>
  );
}
