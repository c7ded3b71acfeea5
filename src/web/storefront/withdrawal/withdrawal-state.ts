// The withdrawal function as steps: an empty form, a form with problems, what will be sent, the receipt.
// Each answer to a form is one of these; the pages only draw them.

import {
  type SubmitWithdrawal,
  submitWithdrawalSchema,
  type WithdrawalReceipt,
} from '#modules/orders/contract.ts';

export const FIELDS = ['customerName', 'orderNumber', 'customerEmail', 'jars', 'reason'] as const;
export type Field = (typeof FIELDS)[number];
/** A field people do not see. What fills it in is most likely a machine; a person is shown what to do. */
export const TRAP_FIELD = 'website';

export type FormValues = Record<Field, string>;
export type Problems = Partial<Record<Field | typeof TRAP_FIELD, string>>;

export const EMPTY_FORM: FormValues = {
  customerName: '',
  orderNumber: '',
  customerEmail: '',
  jars: '',
  reason: '',
};

export type WithdrawalState =
  | { step: 'form'; values: FormValues; problems: Problems; waitSeconds: number | null }
  | { step: 'review'; withdrawal: SubmitWithdrawal; submissionKey: string; waitSeconds: number | null }
  | { step: 'receipt'; receipt: WithdrawalReceipt };

type Ports = {
  submit(withdrawal: SubmitWithdrawal, submissionKey: string): Promise<WithdrawalReceipt>;
  createKey(): string;
  /** Set when this address has sent too many forms: nothing is recorded, nothing that was typed is lost. */
  waitSeconds: number | null;
};

/** `step` of the form says which button was pressed; the second step is checked like the first. */
export async function nextState(form: FormData, ports: Ports): Promise<WithdrawalState> {
  const values = readValues(form);
  const parsed = submitWithdrawalSchema.safeParse(values);
  const problems: Problems = parsed.success ? {} : problemsOf(parsed.error.issues);
  if (textOf(form, TRAP_FIELD) !== '') problems.website = 'Laat dit veld leeg en probeer het opnieuw.';
  const { waitSeconds } = ports;
  if (!parsed.success || Object.keys(problems).length > 0)
    return { step: 'form', values, problems, waitSeconds };

  const submissionKey = validKey(textOf(form, 'key')) ?? ports.createKey();
  if (textOf(form, 'step') !== 'confirm' || waitSeconds !== null) {
    return { step: 'review', withdrawal: parsed.data, submissionKey, waitSeconds };
  }
  return { step: 'receipt', receipt: await ports.submit(parsed.data, submissionKey) };
}

export function statusOf(state: WithdrawalState): number {
  if (state.step === 'receipt') return 200;
  if (state.waitSeconds !== null) return 429;
  return state.step === 'form' ? 422 : 200;
}

function readValues(form: FormData): FormValues {
  return {
    customerName: textOf(form, 'customerName'),
    orderNumber: textOf(form, 'orderNumber'),
    customerEmail: textOf(form, 'customerEmail'),
    jars: textOf(form, 'jars'),
    reason: textOf(form, 'reason'),
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function problemsOf(issues: readonly { path: PropertyKey[]; message: string }[]): Problems {
  const problems: Problems = {};
  for (const { path, message } of issues) {
    const field = FIELDS.find((name) => name === path[0]);
    if (field) problems[field] ??= message;
  }
  return problems;
}

function validKey(text: string): string | null {
  return /^[\w-]{16,64}$/.test(text) ? text : null;
}
