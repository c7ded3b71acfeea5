// The form to write to the shop: an address, a message, and what is wrong with either beside it.

import { contactCopy as copy } from '#copy/contact.ts';
import { href } from '#shared/href.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { FormField } from '../form/form-field.tsx';
import { FormTrap, TRAP_FIELD } from '../form/form-trap.tsx';
import { ProblemSummary } from '../form/problem-summary.tsx';
import { type ContactValues, FIELDS, type Held, type Problems } from './contact-state.ts';

const { labels, hints } = copy;

type ContactFormProps = {
  values: ContactValues;
  problems: Problems;
  held: Held;
  token: string;
  /** Of the shop. */
  email: string;
};

export function ContactForm({ values, problems, held, token, email }: ContactFormProps) {
  return (
    <form method="post" action={href('/contact')} noValidate className="form-card">
      <h2 className="font-display text-card leading-tight font-[560]">{copy.formTitle}</h2>
      <HeldAlert held={held} email={email} />
      <ProblemSummary title={copy.problemsTitle} problems={problems} names={[...FIELDS, TRAP_FIELD]} />
      <FormField name="name" label={labels.name} problem={problems.name}>
        {(control) => <input {...control} defaultValue={values.name} autoComplete="name" maxLength={80} />}
      </FormField>
      <FormField name="email" label={labels.email} hint={hints.email} problem={problems.email}>
        {(control) => (
          <input
            {...control}
            type="email"
            inputMode="email"
            defaultValue={values.email}
            autoComplete="email"
            maxLength={254}
            required
          />
        )}
      </FormField>
      <FormField name="subject" label={labels.subject} problem={problems.subject}>
        {(control) => <input {...control} defaultValue={values.subject} autoComplete="off" maxLength={200} />}
      </FormField>
      <FormField name="message" label={labels.message} hint={hints.message} problem={problems.message}>
        {(control) => (
          <textarea {...control} defaultValue={values.message} rows={7} maxLength={5000} required />
        )}
      </FormField>
      <FormTrap label={labels.website} hint={hints.website} problem={problems[TRAP_FIELD]} />
      <input type="hidden" name="token" value={token} />
      <Button variant="primary" type="submit" size="large" className="form-submit">
        {copy.submit}
      </Button>
    </form>
  );
}

function HeldAlert({ held, email }: Pick<ContactFormProps, 'held' | 'email'>) {
  if (held === null) return null;
  return held.why === 'again' ? (
    <FormAlert title={copy.againTitle}>
      <p>{copy.again}</p>
    </FormAlert>
  ) : (
    <FormAlert title={copy.waitTitle}>
      <p>{copy.wait(Math.max(1, Math.ceil(held.seconds / 60)), email)}</p>
    </FormAlert>
  );
}
