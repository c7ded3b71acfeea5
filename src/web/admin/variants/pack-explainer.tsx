// The quantity discounts as customers see them, from the prices that are set below.

import type { Variant } from '#modules/catalog/contract.ts';
import { packFacts } from './variant-texts.ts';

export function PackExplainer({ variants }: { variants: readonly Variant[] }) {
  const facts = packFacts(variants);
  if (facts.length === 0) return null;
  return (
    <section className="packs" aria-label="Kwantumkorting">
      {facts.map(({ id, name, price, originalPrice, discount, pricePerJar }) => (
        <div key={id} className="pack">
          <h2 className="clip" title={name}>
            {name}
          </h2>
          <p className="pack-price">
            {price} {originalPrice ? <s className="muted">{originalPrice}</s> : null}
          </p>
          <p className="muted">
            {pricePerJar} per pot · {discount === null ? 'basisprijs' : `${discount}% korting`}
          </p>
        </div>
      ))}
    </section>
  );
}
