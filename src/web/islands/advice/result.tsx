// The result of the advice: pack and current price first, then the reasons, the duration, tips, and how the
// result was computed.

import { Check, ChevronDown } from 'lucide-react';
import { adviceCopy } from '#copy/advice/advice-copy.ts';
import { packCopy } from '#copy/packs.ts';
import {
  likelyShade,
  type Recommendation,
  reachableShade,
  type Score,
  SHADES,
} from '#modules/advice/contract.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Detail } from '../../ui/detail.tsx';
import { PackPicture } from '../../ui/pictures/pack-picture.tsx';
import type { OfferedPack } from './advice-props.ts';
import type { Offer } from './recommend-pack.ts';

type ResultProps = {
  recommendation: Recommendation;
  /** Of the result of AI Advies: the pack that is offered to the visitor; null when nothing can be bought. */
  offer: Offer | null;
  titleId: string;
  freeIn: string;
  onOrder(pack: OfferedPack): void;
  /**
   * Of the result of AI Advies: called when the visitor follows a link to another part of the page; the
   * dialog must then close.
   */
  onLeave(): void;
  onRestart(): void;
};

export function Result({ recommendation, offer, freeIn, titleId, onOrder, onLeave, onRestart }: ResultProps) {
  const { quantity, score, extraInfoResponse } = recommendation;
  const copy = adviceCopy.result;
  return (
    <div className="advice-view">
      <div className="advice-body">
        <h2 id={titleId} tabIndex={-1} data-view-title className="advice-title">
          {copy.title}
        </h2>
        {extraInfoResponse && (
          <div className="advice-note mt-4">
            <h3 className="font-semibold">{copy.extraInfo}</h3>
            <p>{extraInfoResponse}</p>
          </div>
        )}
        {offer?.exact ? null : (
          <p className="advice-note mt-4">{offer ? copy.soldOut(quantity) : copy.nothingOnSale}</p>
        )}
        {offer ? <OfferCard pack={offer.pack} freeIn={freeIn} /> : null}
        <Reasons recommendation={recommendation} onLeave={onLeave} />
        <Explanation score={score} />
      </div>
      <div className="advice-footer">
        <Button onClick={onRestart}>{copy.again}</Button>
        {offer ? (
          <>
            <p className="self-center px-1 text-[0.9375rem] leading-tight tabular-nums">
              <span className="max-sm:block">{offer.pack.name}</span>{' '}
              <strong className="font-semibold">{formatEuro(cents(offer.pack.priceCents))}</strong>
            </p>
            <Button variant="primary" className="grow" onClick={() => onOrder(offer.pack)}>
              {copy.order}
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}

function Reasons({ recommendation, onLeave }: Pick<ResultProps, 'recommendation' | 'onLeave'>) {
  const { reasoning, timeline, tips, score } = recommendation;
  const copy = adviceCopy.result;
  const shade = likelyShade(score);
  return (
    <dl className="advice-facts">
      <Detail label={copy.reasoning}>{reasoning}</Detail>
      <Detail label={copy.timeline}>{timeline}</Detail>
      <Detail label={copy.shade}>
        <p>{copy.shadeText(shadeName(shade), shadeName(reachableShade(shade)))}</p>
        <ButtonLink href="/#kleur" className="mt-3" onClick={onLeave}>
          {copy.shadeLink}
        </ButtonLink>
      </Detail>
      <Detail label={copy.tips}>
        <ul className="grid gap-2.5">
          {tips.map((tip) => (
            <li key={tip} className="flex gap-2.5">
              <Check aria-hidden="true" strokeWidth={2} className="mt-1 size-5 shrink-0 text-mint" />
              <span>{tip}</span>
            </li>
          ))}
        </ul>
      </Detail>
    </dl>
  );
}

const shadeName = (place: number) => `${SHADES[place]} (${adviceCopy.result.shadeNames[place]})`;

function Explanation({ score }: { score: Score }) {
  const copy = adviceCopy.result;
  return (
    <div className="advice-explanation">
      <p>{copy.fixedRules}</p>
      <details>
        <summary>
          {copy.explanation}
          <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </summary>
        <table>
          <tbody>
            {score.rules.map(({ rule, points }) => (
              <tr key={rule}>
                <th scope="row">{copy.rules[rule]}</th>
                <td>{copy.points(points)}</td>
              </tr>
            ))}
            <tr className="font-semibold text-ink">
              <th scope="row">{copy.total}</th>
              <td>{copy.points(score.total)}</td>
            </tr>
          </tbody>
        </table>
        <p>{copy.thresholds}</p>
      </details>
    </div>
  );
}

function OfferCard({ pack, freeIn }: { pack: OfferedPack; freeIn: string }) {
  const copy = adviceCopy.result;
  return (
    <div className="advice-offer">
      {/* As high as the jars stand in it, down to the end of their shadow. */}
      <PackPicture
        pack={pack}
        sizes="(min-width: 640px) 220px, 40vw"
        className={classNames(
          'h-auto w-full rounded-card object-cover object-bottom',
          pack.imageUrl === null && pack.quantity <= 2 ? 'aspect-[1/0.66]' : 'aspect-square',
        )}
      />
      <div>
        <p className="font-semibold">{pack.name}</p>
        <p className="text-sm text-smoke">{packCopy.jars(pack.quantity)}</p>
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="text-[2rem] leading-tight font-semibold tracking-[-0.03em] tabular-nums">
            {formatEuro(cents(pack.priceCents))}
          </span>
          {pack.originalPriceCents === null ? null : (
            <span className="text-smoke tabular-nums">
              <span>{packCopy.separately}</span> <s>{formatEuro(cents(pack.originalPriceCents))}</s>
            </span>
          )}
        </p>
        {pack.originalPriceCents === null ? null : (
          <p className="text-[0.9375rem] font-medium text-mint">
            {packCopy.saved(formatEuro(cents(pack.originalPriceCents - pack.priceCents)))}
          </p>
        )}
        <p className="mt-1 text-sm leading-snug text-smoke">{copy.priceNote(freeIn)}</p>
      </div>
    </div>
  );
}
