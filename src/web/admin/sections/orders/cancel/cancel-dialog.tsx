// The dialogs that cancel one order or the selected orders. They ask the operator what to do with the money,
// the stock, the label and the mail; the button states the amount to refund.

import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Order } from '#modules/orders/contract.ts';
import type { CancelQuestion } from '#modules/returns/contract.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#web/ui/controls/dialog.tsx';
import { countedText } from '../../../format.ts';
import { invalidateQueries } from '../../../query-client.ts';
import { createIdempotencyKey } from '../../../shared/idempotency-key.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import type { useBulk } from '../../../ui/list/bulk/use-bulk.ts';
import { ErrorState, SkeletonRows } from '../../../ui/states.tsx';
import { CANCEL_KEYS, cancelOrder, cancelQuestionQuery, showCancelledToast } from './cancel-calls.ts';
import { CancelButtonText, CancelFields } from './cancel-fields.tsx';
import { type CancelForm, cancelBody, cancelFormSchema, initialCancelForm } from './cancel-form.ts';

type Named = Pick<Order, 'id' | 'orderNumber' | 'customerName'>;
type OrderQuestion = { order: Named; question: CancelQuestion };

export function CancelOrderDialog({ order, onClose }: { order: Named; onClose(): void }) {
  const client = useQueryClient();
  const [key] = useState(createIdempotencyKey);
  return (
    <CancelQuestionsLoader orders={[order]} onClose={onClose}>
      {([unanswered]) =>
        unanswered?.question.settled ? (
          <AlreadyCancelled order={order} onClose={onClose} />
        ) : (
          <CancelQuestions
            title={`${order.orderNumber} annuleren`}
            intro={order.customerName}
            unanswered={unanswered ? [unanswered] : []}
            save={async (form) => {
              if (!unanswered) return;
              const done = await cancelOrder(
                order.id,
                cancelBody(unanswered.question, form, { key, isOne: true }),
              );
              await invalidateQueries(client, CANCEL_KEYS);
              showCancelledToast(order.orderNumber, done);
            }}
            onClose={onClose}
          />
        )
      }
    </CancelQuestionsLoader>
  );
}

type BulkCancelProps = { orders: readonly Order[]; bulk: ReturnType<typeof useBulk<Order>>; onClose(): void };

/** The dialog that cancels the selected orders; orders that are already cancelled are skipped. */
export function BulkCancelDialog({ orders, bulk, onClose }: BulkCancelProps) {
  const client = useQueryClient();
  const [keys] = useState(() => new Map(orders.map(({ id }) => [id, createIdempotencyKey()])));
  return (
    <CancelQuestionsLoader orders={orders} onClose={onClose}>
      {(all) => {
        const unanswered = all.filter(({ question }) => !question.settled);
        const questions = new Map(unanswered.map(({ order, question }) => [order.id, question]));
        return (
          <CancelQuestions
            title={`${countedText(unanswered.length, 'bestelling', 'bestellingen')} annuleren`}
            intro="Elke bestelling wordt apart terugbetaald, teruggeboekt en gemaild."
            unanswered={unanswered}
            save={async (form) => {
              const isOne = unanswered.length === 1;
              await bulk.run(
                orders.filter(({ id }) => questions.has(id)),
                async ({ id }) => {
                  const question = questions.get(id);
                  if (question)
                    await cancelOrder(id, cancelBody(question, form, { key: keys.get(id) ?? '', isOne }));
                },
                (count) => `${countedText(count, 'bestelling', 'bestellingen')} geannuleerd`,
              );
              await invalidateQueries(client, CANCEL_KEYS);
            }}
            onClose={onClose}
          />
        );
      }}
    </CancelQuestionsLoader>
  );
}

type CancelQuestionsProps = {
  title: string;
  intro: string;
  unanswered: readonly OrderQuestion[];
  save(form: CancelForm): Promise<void>;
  onClose(): void;
};

function CancelQuestions({ title, intro, unanswered, save, onClose }: CancelQuestionsProps) {
  const questions = unanswered.map(({ question }) => question);
  return (
    <FormDialog
      title={title}
      intro={intro}
      save={save}
      onClose={onClose}
      size="small"
      schema={cancelFormSchema}
      start={initialCancelForm(questions)}
      failed="Annuleren is niet gelukt"
      cancelLabel="Terug"
      submitLabel={<CancelButtonText questions={questions} />}
      busyLabel="Annuleren..."
      isDanger
    >
      <CancelFields questions={questions} />
    </FormDialog>
  );
}

type CancelQuestionsLoaderProps = {
  orders: readonly Named[];
  onClose(): void;
  children(unanswered: readonly OrderQuestion[]): ReactNode;
};

/**
 * Loads what must be decided to cancel each of the given orders (money, stock, label and mail), never from
 * the cache, and passes it to `children`.
 */
function CancelQuestionsLoader({ orders, onClose, children }: CancelQuestionsLoaderProps) {
  const read = useQueries({
    queries: orders.map(({ id }) => cancelQuestionQuery(id)),
    combine: (results) => ({
      questions: results.map(({ data }) => data),
      failed: results.find(({ isError }) => isError) ?? null,
    }),
  });
  const unanswered = orders.flatMap((order, index) => {
    const question = read.questions[index];
    return question ? [{ order, question }] : [];
  });
  // The dialog keeps the questions it was opened with, even if the query is refetched.
  const [first, setFirst] = useState<readonly OrderQuestion[] | null>(null);
  if (first) return children(first);
  if (unanswered.length === orders.length) setFirst(unanswered);
  return (
    <Dialog title="Annuleren" size="small" onClose={onClose}>
      <DialogBody>
        {read.failed ? (
          <ErrorState title="De bestelling laden is niet gelukt" query={read.failed} />
        ) : (
          <SkeletonRows rows={4} label="Bestelling laden" />
        )}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Terug</Button>
      </DialogFoot>
    </Dialog>
  );
}

function AlreadyCancelled({ order, onClose }: { order: Named; onClose(): void }) {
  return (
    <Dialog
      title={`${order.orderNumber} is al geannuleerd`}
      intro="Er valt niets meer te beslissen."
      size="small"
      onClose={onClose}
    >
      <DialogFoot>
        <Button onClick={onClose}>Sluiten</Button>
      </DialogFoot>
    </Dialog>
  );
}
