// Handles a sent contact form. The result is the form with its errors and the typed text, or thanks.

import { contactCopy as copy } from '#copy/contact.ts';
import {
  type ContactFormCheck,
  type SubmitContact,
  submitContactSchema,
} from '#modules/contacts/contract.ts';
import { formTexts, problemsByField } from '../form/form-values.ts';
import { HONEYPOT_FIELD } from '../form/honeypot.tsx';

export const FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type Field = (typeof FIELDS)[number];
export type ContactValues = Record<Field, string>;
export type Problems = Partial<Record<Field | typeof HONEYPOT_FIELD, string>>;

export const EMPTY_FORM: ContactValues = { name: '', email: '', subject: '', message: '' };

/**
 * Why a contact form with valid fields was not accepted: the visitor must send it again (`again`), or must
 * wait some seconds (`wait`). Null when it was accepted.
 */
export type Rejection = { why: 'again' } | { why: 'wait'; seconds: number } | null;

export type ContactPageState =
  | { step: 'form'; status: number; values: ContactValues; problems: Problems; held: Rejection }
  | { step: 'sent'; status: 200; email: string };

type ContactFormDeps = {
  submit(contact: SubmitContact, key: string): Promise<unknown>;
  check(token: string): ContactFormCheck;
  /**
   * Of the handling of a sent contact form: the seconds to wait when this IP address has sent too many forms;
   * null otherwise.
   */
  waitSeconds: number | null;
};

export async function submitContactForm(form: FormData, ports: ContactFormDeps): Promise<ContactPageState> {
  const values = formTexts(form, FIELDS);
  const again = (status: number, problems: Problems, held: Rejection = null): ContactPageState => ({
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
    : problemsByField(
        parsed.error.issues.map((issue) =>
          issue.path[0] === 'firstName' ? { ...issue, path: ['name'] } : issue,
        ),
        FIELDS,
      );
  const { [HONEYPOT_FIELD]: honeypot, token } = formTexts(form, [HONEYPOT_FIELD, 'token']);
  if (honeypot !== '') problems[HONEYPOT_FIELD] = copy.trap;
  if (!parsed.success || Object.keys(problems).length > 0) return again(422, problems);
  if (ports.waitSeconds !== null) return again(429, {}, { why: 'wait', seconds: ports.waitSeconds });
  const { key } = ports.check(token);
  if (key === null) return again(422, {}, { why: 'again' });
  await ports.submit(parsed.data, key);
  return { step: 'sent', status: 200, email: parsed.data.email };
}
