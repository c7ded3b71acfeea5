// What there is to do and what counts: reviews that wait, and the figure of real customers.

import type { ReviewPage } from '#modules/reviews/contract.ts';
import { countedText, countText } from '../format.ts';

type ReviewFactsProps = { facts: ReviewPage['facts'] | null; onShowPending(): void };

export function ReviewFacts({ facts, onShowPending }: ReviewFactsProps) {
  if (!facts) return null;
  const { pending, count, average } = facts;
  return (
    <p className="review-facts muted">
      {pending > 0 ? (
        <button type="button" className="link-button" onClick={onShowPending}>
          {countText(pending)} {pending === 1 ? 'review wacht' : 'reviews wachten'} op jou
        </button>
      ) : (
        <span>Niets wacht op jou</span>
      )}
      <span>
        {average === null
          ? 'Nog geen gepubliceerde reviews van klanten, dus geen cijfer voor zoekmachines'
          : `Cijfer voor zoekmachines: ${average.toLocaleString('nl-NL')} uit ${countedText(count, 'klantreview', 'klantreviews')}`}
      </span>
    </p>
  );
}
