// The contact form: name, address, subject and message, with the error beside each field.

import type { ComponentProps } from 'react';
import { contactCopy as copy } from '#copy/contact.ts';
import { href } from '#shared/href.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { FormField, InputField } from '../form/form-field.tsx';
import { HONEYPOT_FIELD, Honeypot } from '../form/honeypot.tsx';
import { ProblemSummary } from '../form/problem-summary.tsx';
import { type ContactValues, FIELDS, type Field, type Problems, type Rejection } from './contact-state.ts';

const { labels, hints } = copy;

/** The single-line fields of the contact form, in the order of the page. */
const INPUTS: readonly (ComponentProps<typeof InputField> & { name: Exclude<Field, 'message'> })[] = [
  { name: 'name', label: labels.name, autoComplete: 'name' },
  {
    name: 'email',
    label: labels.email,
    hint: hints.email,
    required: true,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
  },
  { name: 'subject', label: labels.subject, autoComplete: 'off' },
];

type ContactFormProps = {
  values: ContactValues;
  problems: Problems;
  held: Rejection;
  token: string;
  /** The shop's e-mail address, shown to a visitor whose contact form could not be accepted. */
  email: string;
};

export function ContactForm({ values, problems, held, token, email }: ContactFormProps) {
  return (
    <form method="post" action={href('/contact')} noValidate className="form-card">
      <h2 className="font-display text-card leading-tight font-[560]">{copy.formTitle}</h2>
      <RejectionAlert held={held} email={email} />
      <ProblemSummary title={copy.problemsTitle} problems={problems} names={[...FIELDS, HONEYPOT_FIELD]} />
      {INPUTS.map((input) => (
        <InputField
          key={input.name}
          {...input}
          problem={problems[input.name]}
          defaultValue={values[input.name]}
        />
      ))}
      <FormField name="message" label={labels.message} hint={hints.message} problem={problems.message}>
        {(control) => <textarea {...control} defaultValue={values.message} rows={5} required />}
      </FormField>
      <Honeypot label={labels.website} hint={hints.website} problem={problems[HONEYPOT_FIELD]} />
      <input type="hidden" name="token" value={token} />
      <Button variant="primary" type="submit" size="large" className="form-submit">
        {copy.submit}
      </Button>
    </form>
  );
}

function RejectionAlert({ held, email }: Pick<ContactFormProps, 'held' | 'email'>) {
  if (held === null) return null;
  const [title, text] =
    held.why === 'again'
      ? [copy.againTitle, copy.again]
      : [copy.waitTitle, copy.wait(Math.max(1, Math.ceil(held.seconds / 60)), email)];
  return (
    <FormAlert title={title}>
      <p>{text}</p>
    </FormAlert>
  );
}
