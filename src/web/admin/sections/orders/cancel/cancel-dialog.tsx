// Cancels one order or the chosen ones, after asking about money, jars, label and mail. The button says the
// amount that goes back.

import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CancelQuestion, Order } from '#modules/orders/contract.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#web/ui/controls/dialog.tsx';
import { countedText } from '../../../format.ts';
import { readAgain } from '../../../query-client.ts';
import { makeBookingKey } from '../../../shared/booking-key.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import type { useBulk } from '../../../ui/list/bulk/use-bulk.ts';
import { ErrorState, SkeletonRows } from '../../../ui/states.tsx';
import { CANCEL_KEYS, cancelOrder, cancelQuestionQuery, tellCancelled } from './cancel-calls.ts';
import { CancelButtonText, CancelFields } from './cancel-fields.tsx';
import { bodyOf, type CancelForm, cancelFormSchema, startOf } from './cancel-form.ts';

type Named = Pick<Order, 'id' | 'orderNumber' | 'customerName'>;
type Asked = { order: Named; question: CancelQuestion };

export function CancelOrderDialog({ order, onClose }: { order: Named; onClose(): void }) {
  const client = useQueryClient();
  const [key] = useState(makeBookingKey);
  return (
    <AskFirst orders={[order]} onClose={onClose}>
      {([asked]) =>
        asked?.question.settled ? (
          <AlreadyCancelled order={order} onClose={onClose} />
        ) : (
          <CancelQuestions
            title={`${order.orderNumber} annuleren`}
            intro={order.customerName}
            asked={asked ? [asked] : []}
            save={async (form) => {
              if (!asked) return;
              const done = await cancelOrder(order.id, bodyOf(asked.question, form, { key, isOne: true }));
              await readAgain(client, CANCEL_KEYS);
              tellCancelled(order.orderNumber, done);
            }}
            onClose={onClose}
          />
        )
      }
    </AskFirst>
  );
}

type BulkCancelProps = { orders: readonly Order[]; bulk: ReturnType<typeof useBulk<Order>>; onClose(): void };

/** Those that are cancelled already are left as they are. */
export function BulkCancelDialog({ orders, bulk, onClose }: BulkCancelProps) {
  const client = useQueryClient();
  const [keys] = useState(() => new Map(orders.map(({ id }) => [id, makeBookingKey()])));
  return (
    <AskFirst orders={orders} onClose={onClose}>
      {(all) => {
        const asked = all.filter(({ question }) => !question.settled);
        const questions = new Map(asked.map(({ order, question }) => [order.id, question]));
        return (
          <CancelQuestions
            title={`${countedText(asked.length, 'bestelling', 'bestellingen')} annuleren`}
            intro="Elke bestelling wordt apart terugbetaald, teruggeboekt en gemaild."
            asked={asked}
            save={async (form) => {
              const isOne = asked.length === 1;
              await bulk.run(
                orders.filter(({ id }) => questions.has(id)),
                async ({ id }) => {
                  const question = questions.get(id);
                  if (question)
                    await cancelOrder(id, bodyOf(question, form, { key: keys.get(id) ?? '', isOne }));
                },
                (count) => `${countedText(count, 'bestelling', 'bestellingen')} geannuleerd`,
              );
              await readAgain(client, CANCEL_KEYS);
            }}
            onClose={onClose}
          />
        );
      }}
    </AskFirst>
  );
}

type CancelQuestionsProps = {
  title: string;
  intro: string;
  asked: readonly Asked[];
  save(form: CancelForm): Promise<void>;
  onClose(): void;
};

function CancelQuestions({ title, intro, asked, save, onClose }: CancelQuestionsProps) {
  const questions = asked.map(({ question }) => question);
  return (
    <FormDialog
      title={title}
      intro={intro}
      save={save}
      onClose={onClose}
      size="small"
      schema={cancelFormSchema}
      start={startOf(questions)}
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

type AskFirstProps = {
  orders: readonly Named[];
  onClose(): void;
  children(asked: readonly Asked[]): ReactNode;
};

/** What there is to decide, read afresh for each order. */
function AskFirst({ orders, onClose, children }: AskFirstProps) {
  const read = useQueries({
    queries: orders.map(({ id }) => cancelQuestionQuery(id)),
    combine: (results) => ({
      questions: results.map(({ data }) => data),
      failed: results.find(({ isError }) => isError) ?? null,
    }),
  });
  const asked = orders.flatMap((order, index) => {
    const question = read.questions[index];
    return question ? [{ order, question }] : [];
  });
  // Answered once: what the dialog was opened with is what it asks, whatever is read again behind it.
  const [first, setFirst] = useState<readonly Asked[] | null>(null);
  if (first) return children(first);
  if (asked.length === orders.length) setFirst(asked);
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
