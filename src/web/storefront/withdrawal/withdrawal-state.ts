// The steps of a withdrawal: empty form, form with errors, review, receipt. Each sent form leads to one of
// these steps; the pages only render them.

import {
  type SubmitWithdrawal,
  submitWithdrawalSchema,
  type WithdrawalReceipt,
} from '#modules/returns/contract.ts';
import { formTexts, problemsByField } from '../form/form-values.ts';
import { HONEYPOT_FIELD } from '../form/honeypot.tsx';

export const FIELDS = ['customerName', 'orderNumber', 'customerEmail', 'jars', 'reason'] as const;
export type Field = (typeof FIELDS)[number];

export type FormValues = Record<Field, string>;
export type Problems = Partial<Record<Field | typeof HONEYPOT_FIELD, string>>;

export const EMPTY_FORM: FormValues = formTexts(new FormData(), FIELDS);

export type WithdrawalState =
  | { step: 'form'; values: FormValues; problems: Problems; waitSeconds: number | null }
  | { step: 'review'; withdrawal: SubmitWithdrawal; submissionKey: string; waitSeconds: number | null }
  | { step: 'receipt'; receipt: WithdrawalReceipt; jars: number | null };

type WithdrawalFormDeps = {
  submit(withdrawal: SubmitWithdrawal, submissionKey: string): Promise<WithdrawalReceipt>;
  createKey(): string;
  /**
   * Of the handling of a sent withdrawal form: the seconds to wait when this IP address has sent too many
   * forms; null otherwise. While it is not null, nothing is recorded, and the typed text is kept.
   */
  waitSeconds: number | null;
};

/**
 * Handles a sent withdrawal form and returns the next step. The form field `step` says which button was
 * pressed: `edit` returns to the form, `confirm` records the withdrawal. Errors in the fields always return
 * to the form.
 */
export async function submitWithdrawalForm(
  form: FormData,
  ports: WithdrawalFormDeps,
): Promise<WithdrawalState> {
  const values = formTexts(form, FIELDS);
  const { step, key, [HONEYPOT_FIELD]: honeypot } = formTexts(form, ['step', 'key', HONEYPOT_FIELD]);
  const parsed = submitWithdrawalSchema.safeParse(values);
  const problems: Problems = parsed.success ? {} : problemsByField(parsed.error.issues, FIELDS);
  if (honeypot !== '') problems.website = 'Laat dit veld leeg en probeer het opnieuw.';
  const { waitSeconds } = ports;
  if (!parsed.success || Object.keys(problems).length > 0)
    return { step: 'form', values, problems, waitSeconds };

  if (step === 'edit') return { step: 'form', values, problems, waitSeconds: null };
  const submissionKey = validKey(key) ?? ports.createKey();
  if (step !== 'confirm' || waitSeconds !== null) {
    return { step: 'review', withdrawal: parsed.data, submissionKey, waitSeconds };
  }
  const receipt = await ports.submit(parsed.data, submissionKey);
  return { step: 'receipt', receipt, jars: parsed.data.jars ?? null };
}

export function statusOf(state: WithdrawalState): number {
  if (state.step === 'receipt') return 200;
  if (state.waitSeconds !== null) return 429;
  return state.step === 'form' && Object.keys(state.problems).length > 0 ? 422 : 200;
}

function validKey(text: string): string | null {
  return /^[\w-]{16,64}$/.test(text) ? text : null;
}
