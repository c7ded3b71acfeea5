// The columns of the reviews: who, how many stars, what was said, where it comes from, and what can be done with it.

import { BadgeCheck, Check, CornerDownRight, Pencil, Trash2, X } from 'lucide-react';
import type { Review, ReviewStatus } from '#modules/reviews/contract.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Rating } from '../../shared/rating.tsx';
import { type Column, RowTitle } from '../../ui/list/data-table.tsx';
import { Moment } from '../../ui/moment.tsx';
import { LinkButton } from './link-button.tsx';
import { namesAgree, originText, REASON_LABELS, STATUS_LABELS } from './review-texts.ts';

export type ReviewActions = Record<
  'edit' | 'remove' | 'publish' | 'reject' | 'confirmOrder',
  (review: Review) => void
>;

const TONES: Readonly<Record<ReviewStatus, BadgeTone>> = {
  pending: 'warning',
  published: 'live',
  rejected: 'plain',
};

export function reviewColumns(act: ReviewActions): Column<Review>[] {
  return [
    {
      label: 'Klant',
      size: 'l',
      title: true,
      cell: (review) => (
        <>
          <RowTitle onOpen={() => act.edit(review)}>{review.customerName}</RowTitle>
          <span className="sub">{originText(review)}</span>
        </>
      ),
    },
    { label: 'Sterren', size: 's', cell: ({ rating }) => <Rating rating={rating} /> },
    { label: 'Review', cell: (review) => <Words review={review} onConfirm={act.confirmOrder} /> },
    { label: 'Status', size: 'm', cell: (review) => <Standing review={review} /> },
    {
      label: 'Datum',
      size: 'm',
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    { label: 'Acties', size: 'l', actions: true, cell: (review) => <RowActions review={review} act={act} /> },
  ];
}

function Words({ review, onConfirm }: { review: Review; onConfirm(review: Review): void }) {
  const { comment, ownerReply, namedOrder, customerName } = review;
  return (
    <div className="review-words grid min-w-0 gap-1.5 py-1.5">
      <p className="max-w-[64ch] whitespace-pre-line wrap-anywhere">{comment}</p>
      {ownerReply ? (
        <p className="flex min-w-0 items-center gap-1.5 text-quiet">
          <CornerDownRight size={13} aria-hidden className="flex-none" />
          <span className="visually-hidden">Onze reactie: </span>
          <span className="clip">{ownerReply}</span>
        </p>
      ) : null}
      {namedOrder ? (
        <p className="flex flex-wrap items-center gap-x-3 text-quiet">
          <span>
            {namedOrder.orderNumber} is van {namedOrder.customerName}
            {namesAgree(customerName, namedOrder.customerName) ? '' : ' – een andere naam'}
          </span>
          <LinkButton onPress={() => onConfirm(review)}>Klopt, verifieer</LinkButton>
        </p>
      ) : null}
    </div>
  );
}

function Standing({ review: { status, rejectionReason, verified } }: { review: Review }) {
  return (
    <span className="grid justify-items-start gap-1">
      <Badge
        tone={TONES[status]}
        title={status === 'rejected' && rejectionReason ? REASON_LABELS[rejectionReason] : undefined}
      >
        {STATUS_LABELS[status]}
      </Badge>
      {verified ? (
        <span className="inline-flex items-center gap-1 text-[0.75rem] text-quiet">
          <BadgeCheck size={13} aria-hidden /> Geverifieerd
        </span>
      ) : null}
    </span>
  );
}

function RowActions({ review, act }: { review: Review; act: ReviewActions }) {
  const of = `de review van ${review.customerName}`;
  return (
    <span className="row-actions">
      {review.status === 'published' ? null : (
        <IconButton label={`Publiceer ${of}`} icon={Check} onClick={() => act.publish(review)} />
      )}
      {review.status === 'rejected' ? null : (
        <IconButton label={`Wijs ${of} af`} icon={X} onClick={() => act.reject(review)} />
      )}
      <IconButton label={`Bewerk ${of}`} icon={Pencil} onClick={() => act.edit(review)} />
      <IconButton label={`Verwijder ${of}`} icon={Trash2} onClick={() => act.remove(review)} />
    </span>
  );
}
