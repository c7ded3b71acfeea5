// What there is to do and what counts: reviews that wait, and the figure of real customers.

import type { Review, ReviewPage } from '#modules/reviews/contract.ts';
import { countedText, countText } from '../../format.ts';
import type { Found } from '../../ui/list/define-list.ts';
import type { ListChange } from '../../ui/list/list-address.ts';
import { LinkButton } from './link-button.tsx';

type ReviewInfoProps = { found: Found<Review, ReviewPage>; change(change: ListChange): void };

export function ReviewInfo({ found, change }: ReviewInfoProps) {
  if (!found.told) return null;
  const { pending, count, average } = found.told.facts;
  return (
    <p className="muted mb-3 flex flex-wrap gap-x-5 gap-y-1">
      {pending > 0 ? (
        <LinkButton onPress={() => change({ filters: { status: 'pending' } })}>
          {countText(pending)} {pending === 1 ? 'review wacht' : 'reviews wachten'} op jou
        </LinkButton>
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
