// The columns of the list of reviews: customer, stars, text, origin and actions.

import { BadgeCheck, Check, CornerDownRight, EyeOff, X } from 'lucide-react';
import { STATUS_LABELS } from '#modules/reviews/browser.ts';
import type { Review, ReviewStatus } from '#modules/reviews/contract.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Rating } from '../../shared/rating.tsx';
import { momentColumn, titleColumn } from '../../ui/list/columns/column-makers.tsx';
import { actionsColumn, deleteAction, editAction } from '../../ui/list/columns/row-actions.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { Moment } from '../../ui/moment.tsx';
import { RequirePermission } from '../../ui/require-permission.tsx';
import { LinkButton } from './link-button.tsx';
import { namesAgree, originText, REASON_LABELS } from './review-texts.ts';

const TONES: Readonly<Record<ReviewStatus, BadgeTone>> = {
  pending: 'warning',
  published: 'live',
  rejected: 'plain',
};

export function reviewColumns(
  open: (kind: 'edit' | 'delete' | 'reject', review: Review) => void,
  publish: (review: Review) => void,
  confirmOrder: (review: Review) => void,
): Column<Review>[] {
  return [
    {
      ...titleColumn(
        'Klant',
        (review: Review) => open('edit', review),
        ({ customerName }) => customerName,
        (review) => (
          <>
            <span className="sub">
              <span>{originText(review)}</span>
              <Moment className="block whitespace-nowrap @4xl:hidden" at={review.createdAt} />
            </span>
            <span className="hidden @2xl:@max-4xl:block">
              <Rating rating={review.rating} />
            </span>
          </>
        ),
      ),
      size: 'l',
    },
    {
      label: 'Sterren',
      size: 's',
      card: 'bare',
      lowPriority: true,
      cell: ({ rating }) => <Rating rating={rating} />,
    },
    {
      label: 'Review',
      card: 'bare',
      cell: (review) => (
        <div className="grid grid-cols-1">
          <Words review={review} onConfirm={confirmOrder} />
          {review.status === 'pending' ? (
            <Decision
              name={review.customerName}
              onPublish={() => publish(review)}
              onReject={() => open('reject', review)}
            />
          ) : null}
        </div>
      ),
    },
    { label: 'Status', size: 'm', card: 'end', cell: (review) => <StatusCell review={review} /> },
    { ...momentColumn<Review>('Datum', ({ createdAt }) => createdAt), card: 'none', lowPriority: true },
    actionsColumn(open, (review) => reviewActions(review, () => publish(review))),
  ];
}

/**
 * The actions on a review, each at the same place for every status; null keeps a place empty. Publishing or
 * rejecting a waiting review is not among them, because `Decision` has these buttons.
 */
export function reviewActions(review: Pick<Review, 'status' | 'customerName'>, publish: () => void) {
  const { status, customerName } = review;
  const name = `de review van ${customerName}`;
  const approve = { label: `Publiceer ${name}`, icon: Check, act: publish };
  return [
    status === 'rejected' ? approve : null,
    status !== 'published' ? null : { label: `Wijs ${name} af`, icon: EyeOff, opens: 'reject' as const },
    editAction(name),
    deleteAction(name),
  ];
}

type DecisionProps = { name: string; onPublish(): void; onReject(): void };

/**
 * The buttons that publish or reject a waiting review. They are visible in the row, because deciding about
 * reviews is the main task of the page.
 */
function Decision({ name, onPublish, onReject }: DecisionProps) {
  return (
    <RequirePermission>
      <p className="flex flex-wrap gap-2 pb-1.5">
        <Button aria-label={`Publiceren: de review van ${name}`} onClick={onPublish}>
          <Check size={14} aria-hidden /> Publiceren
        </Button>
        <Button variant="quiet" aria-label={`Afwijzen: de review van ${name}`} onClick={onReject}>
          <X size={14} aria-hidden /> Afwijzen
        </Button>
      </p>
    </RequirePermission>
  );
}

function Words({ review, onConfirm }: { review: Review; onConfirm(review: Review): void }) {
  const { comment, ownerReply, namedOrder, customerName } = review;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1.5 py-1.5">
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
            <span>{namedOrder.orderNumber}</span> is van <span>{namedOrder.customerName}</span>
            {namesAgree(customerName, namedOrder.customerName) ? null : <span>{' – een andere naam'}</span>}
          </span>
          <RequirePermission>
            <LinkButton onPress={() => onConfirm(review)}>Klopt, verifieer</LinkButton>
          </RequirePermission>
        </p>
      ) : null}
    </div>
  );
}

function StatusCell({ review: { status, rejectionReason, verified } }: { review: Review }) {
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
