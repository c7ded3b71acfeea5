// The question that an old link asks before it shows the order, as a plain form with one field.

import { customerOrderCopy } from '#copy/customer-order.ts';
import type { OrderLinkQuestion } from '#modules/orders/contract.ts';
import { href } from '#shared/href.ts';
import { Button } from '../../ui/controls/button.tsx';
import { InputField } from '../form/form-field.tsx';
import { Notice } from '../newsletter/notice.tsx';
import { type Contact, ContactLine } from './contact-line.tsx';

const copy = customerOrderCopy.ask;

const FIELD = {
  postalCode: { autoComplete: 'postal-code', type: 'text' },
  email: { autoComplete: 'email', type: 'email' },
} as const;

type OrderQuestionProps = {
  token: string;
  question: OrderLinkQuestion;
  /**
   * Of the question of an old order link: the answer the customer typed before, when it was wrong; empty
   * otherwise.
   */
  answer: string;
  problem: 'wrong' | 'tooOften' | null;
  contact: Contact;
};

export function OrderQuestion({ token, question, answer, problem, contact }: OrderQuestionProps) {
  return (
    <Notice title={copy.title} text={copy.text[question]}>
      <form className="max-w-104" method="post" action={href('/bestelling/:token?', { token })}>
        <InputField
          name="answer"
          label={copy.label[question]}
          hint={copy.hint[question]}
          problem={
            problem === 'wrong' ? copy.problem.wrong[question] : problem ? copy.problem[problem] : undefined
          }
          {...FIELD[question]}
          defaultValue={answer}
          required
        />
        <Button variant="primary" type="submit" size="large" className="form-submit">
          {copy.button}
        </Button>
      </form>
      <p className="placed-note">
        {copy.help} <ContactLine contact={contact} />
      </p>
    </Notice>
  );
}
