// Where a customer with a question finds a person.

import { Mail, Phone } from 'lucide-react';
import type { CheckoutFacts } from '../page/checkout-facts.ts';

export function HelpBox({ facts }: { facts: CheckoutFacts }) {
  const { seller, support } = facts;
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <section className="co-card" aria-labelledby="help-title">
      <h2 id="help-title" className="co-card-title">
        Hulp nodig?
      </h2>
      <p>
        We zijn er op werkdagen van {support.from} tot {support.until} en antwoorden binnen{' '}
        {support.answerHours} uur.
      </p>
      <ul className="co-contact">
        <li>
          <Phone {...icon} /> <a href={`tel:${seller.phone.replace(/[^+\d]/g, '')}`}>{seller.phone}</a>
        </li>
        <li>
          <Mail {...icon} /> <a href={`mailto:${seller.email}`}>{seller.email}</a>
        </li>
      </ul>
    </section>
  );
}
