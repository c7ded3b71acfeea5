// The advice: pack and price of the moment first, then why, how long, tips, and how it was computed.

import { Check } from 'lucide-react';
import { adviceCopy } from '#copy/advice/advice-copy.ts';
import { likelyShade, type Recommendation, reachableShade, SHADES } from '#modules/advice/contract.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import type { OfferedPack } from './advice-props.ts';
import { Explanation } from './explanation.tsx';
import { OfferCard } from './offer-card.tsx';
import type { Offer } from './offer-pack.ts';

type ResultProps = {
  recommendation: Recommendation;
  /** Null when nothing can be bought. */
  offer: Offer | null;
  titleId: string;
  freeIn: string;
  onOrder(pack: OfferedPack): void;
  /** Something else of the page is to be seen. */
  onLeave(): void;
  onRestart(): void;
};

export function Result({ recommendation, offer, freeIn, titleId, onOrder, onLeave, onRestart }: ResultProps) {
  const { quantity, reasoning, timeline, tips, extraInfoResponse, score } = recommendation;
  const copy = adviceCopy.result;
  const shade = likelyShade(score);
  return (
    <div className="advice-view">
      <div className="advice-body">
        <h2 id={titleId} tabIndex={-1} data-view-title className="advice-title">
          {copy.title}
        </h2>
        {offer?.exact ? null : (
          <p className="advice-note">{offer ? copy.soldOut(quantity) : copy.nothingOnSale}</p>
        )}
        {offer ? <OfferCard pack={offer.pack} freeIn={freeIn} /> : null}
        <dl className="advice-facts">
          {extraInfoResponse ? (
            <div>
              <dt>{copy.extraInfo}</dt>
              <dd className="advice-answer">{extraInfoResponse}</dd>
            </div>
          ) : null}
          <div>
            <dt>{copy.reasoning}</dt>
            <dd>{reasoning}</dd>
          </div>
          <div>
            <dt>{copy.timeline}</dt>
            <dd>{timeline}</dd>
          </div>
          <div>
            <dt>{copy.shade}</dt>
            <dd>
              <p>{copy.shadeText(SHADES[shade] ?? '', SHADES[reachableShade(shade)] ?? '')}</p>
              <ButtonLink href="/#kleur" className="mt-3" onClick={onLeave}>
                {copy.shadeLink}
              </ButtonLink>
            </dd>
          </div>
          <div>
            <dt>{copy.tips}</dt>
            <dd>
              <ul className="grid gap-2.5">
                {tips.map((tip) => (
                  <li key={tip} className="flex gap-2.5">
                    <Check aria-hidden="true" strokeWidth={2} className="mt-1 size-5 shrink-0 text-mint" />
                    <span>{tip}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
        <Explanation score={score} />
      </div>
      <div className="advice-footer">
        <Button onClick={onRestart}>{copy.again}</Button>
        {offer ? (
          <Button variant="primary" className="grow" onClick={() => onOrder(offer.pack)}>
            {copy.order}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
