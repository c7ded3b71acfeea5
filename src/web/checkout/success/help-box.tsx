// The contact details for a customer with a question.

import { Mail, MessageSquare, Phone } from 'lucide-react';
import { href } from '#shared/href.ts';
import { MINT_ICON } from '../mint-icon.ts';
import type { CheckoutInfo } from '../page/checkout-info.ts';

/**
 * The box with the shop's contact details after a payment. `mails` is true, the default, to show the link
 * that opens a mail; false when a button above the box already does that.
 */
export function HelpBox({ info, mails = true }: { info: CheckoutInfo; mails?: boolean }) {
  const { seller, support } = info;
  return (
    <section className="rounded-card border border-line bg-paper px-6 py-5" aria-labelledby="help-title">
      <h2 id="help-title" className="mb-2 text-lead font-strong leading-[1.35]">
        Hulp nodig?
      </h2>
      <p>
        We zijn er op werkdagen van <span>{support.from}</span> tot <span>{support.until}</span> en antwoorden
        meestal binnen{' '}
        <span className="whitespace-nowrap">
          <span>{support.answerHours}</span> uur
        </span>
        .
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 *:inline-flex *:max-w-full *:min-h-11 *:items-center *:gap-2 [&_svg]:flex-none">
        {[
          { Icon: Phone, to: `tel:${seller.phone.replace(/[^+\d]/g, '')}`, text: seller.phone },
          ...(mails ? [{ Icon: Mail, to: `mailto:${seller.email}`, text: seller.email }] : []),
          { Icon: MessageSquare, to: href('/contact'), text: 'Stel je vraag' },
        ].map(({ Icon, to, text }) => (
          <li key={to}>
            <Icon {...MINT_ICON} />{' '}
            <a className="min-w-0 wrap-anywhere text-ink underline underline-offset-3" href={to}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
