// The form of a cancellation: default answers, the text of the button, and the body of each request.

import * as z from 'zod';
import type { CancelOrder, CancelQuestion } from '#modules/returns/contract.ts';
import { type Cents, cents, formatEuro, parseEuros, toDecimalText, ZERO } from '#shared/money.ts';
import { countedText, typedAmount } from '../../../format.ts';

export const cancelFormSchema = z
  .object({
    givesBack: z.boolean(),
    amount: z.string().trim(),
    restock: z.boolean(),
    takeLabelBack: z.boolean(),
    notifyCustomer: z.boolean(),
    reason: z.string().trim().max(300, 'Maximaal 300 tekens'),
  })
  .refine(({ givesBack, amount }) => !givesBack || (parseEuros(amount) ?? -1) > 0, {
    path: ['amount'],
    message: 'Vul een bedrag in, zoals 12,50',
  });
export type CancelForm = z.infer<typeof cancelFormSchema>;

/** The refundable amount in cents; 0 while a dispute is open, because the bank then holds the money. */
export const refundableOf = ({ refundable, disputed }: CancelQuestion): Cents =>
  disputed ? ZERO : (parseEuros(refundable) ?? ZERO);

export const totalRefundable = (questions: readonly CancelQuestion[]): Cents =>
  cents(questions.reduce((sum, question) => sum + refundableOf(question), 0));

/**
 * True when cancelling the order can also withdraw its label. The label of a parcel that was sent stays
 * valid.
 */
export const hasWithdrawableLabel = ({ label, wasSent }: CancelQuestion): boolean =>
  label !== null && !wasSent;

export function initialCancelForm(questions: readonly CancelQuestion[]): CancelForm {
  return {
    givesBack: totalRefundable(questions) > 0,
    amount: typedAmount(toDecimalText(totalRefundable(questions))),
    restock: questions.some(({ out, wasSent }) => out.length > 0 && !wasSent),
    takeLabelBack: questions.some(hasWithdrawableLabel),
    notifyCustomer: questions.some(({ reachable }) => reachable),
    reason: '',
  };
}

/**
 * The request body for one order. A single order (`isOne`) is refunded the typed amount; of several orders,
 * each is refunded everything that can still be refunded.
 */
export function cancelBody(
  question: CancelQuestion,
  form: CancelForm,
  { key, isOne }: { key: string; isOne: boolean },
): Omit<CancelOrder, 'refund'> & { refund: string } {
  const { restock, takeLabelBack, notifyCustomer, reason } = form;
  const amount = isOne ? form.amount : toDecimalText(refundableOf(question));
  return {
    refund: form.givesBack ? amount : '0',
    // Goods of a sent parcel come back through a return. When several orders are cancelled, goods on their
    // way are not restocked.
    restock: restock && (isOne || !question.wasSent),
    takeLabelBack,
    notifyCustomer,
    reason,
    version: question.version,
    idempotencyKey: key,
  };
}

/** The text of the submit button: "Annuleren en €37,43 terugbetalen". */
export function buttonText(
  questions: readonly CancelQuestion[],
  { givesBack, amount }: Pick<CancelForm, 'givesBack' | 'amount'>,
): string {
  const what =
    questions.length === 1
      ? 'Bestelling annuleren'
      : `${countedText(questions.length, 'bestelling', 'bestellingen')} annuleren`;
  const back = questions.length === 1 ? parseEuros(amount) : totalRefundable(questions);
  return givesBack && back !== null && back > 0 ? `Annuleren en ${formatEuro(back)} terugbetalen` : what;
}
