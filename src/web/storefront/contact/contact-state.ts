// What the contact form becomes when it is sent: the form again with what is wrong, or thanks. Nothing that
// was typed is lost.

import { contactCopy as copy } from '#copy/contact.ts';
import {
  type ContactFormCheck,
  type SubmitContact,
  submitContactSchema,
} from '#modules/contacts/contract.ts';
import { TRAP_FIELD } from '../form/form-trap.tsx';
import { problemsBy, textsOf } from '../form/form-values.ts';

export const FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type Field = (typeof FIELDS)[number];
export type ContactValues = Record<Field, string>;
export type Problems = Partial<Record<Field | typeof TRAP_FIELD, string>>;

export const EMPTY_FORM: ContactValues = { name: '', email: '', subject: '', message: '' };

/** Why a form that was filled in well was not taken. */
export type Held = { why: 'again' } | { why: 'wait'; seconds: number } | null;

export type ContactPageState =
  | { step: 'form'; status: number; values: ContactValues; problems: Problems; held: Held }
  | { step: 'sent'; status: 200; email: string };

type Ports = {
  submit(contact: SubmitContact, key: string): Promise<unknown>;
  check(token: string): ContactFormCheck;
  /** Set when this address has sent too many forms. */
  waitSeconds: number | null;
};

export async function nextState(form: FormData, ports: Ports): Promise<ContactPageState> {
  const values = textsOf(form, FIELDS);
  const again = (status: number, problems: Problems, held: Held = null): ContactPageState => ({
    step: 'form',
    status,
    values,
    problems,
    held,
  });
  const { name, ...rest } = values;
  const parsed = submitContactSchema.safeParse({ ...rest, firstName: name });
  const problems: Problems = parsed.success
    ? {}
    : problemsBy(
        parsed.error.issues.map((issue) =>
          issue.path[0] === 'firstName' ? { ...issue, path: ['name'] } : issue,
        ),
        FIELDS,
      );
  const { [TRAP_FIELD]: trapped, token } = textsOf(form, [TRAP_FIELD, 'token']);
  if (trapped !== '') problems[TRAP_FIELD] = copy.trap;
  if (!parsed.success || Object.keys(problems).length > 0) return again(422, problems);
  if (ports.waitSeconds !== null) return again(429, {}, { why: 'wait', seconds: ports.waitSeconds });
  const { key } = ports.check(token);
  if (key === null) return again(422, {}, { why: 'again' });
  await ports.submit(parsed.data, key);
  return { step: 'sent', status: 200, email: parsed.data.email };
}
