// How to reach the shop, in one line of links.

import { href } from '#shared/href.ts';

export type Contact = { email: string; phone: string; answerHours: number };

/** A long address breaks before its sign, where it must. */
export function ContactLine({ contact }: { contact: Contact }) {
  const [before, domain] = contact.email.split('@');
  return (
    <>
      <a href={`mailto:${contact.email}`}>
        {before}
        <wbr />@{domain}
      </a>{' '}
      of{' '}
      <a href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`} className="placed-phone">
        {contact.phone}
      </a>
      , of <a href={href('/contact')}>stel je vraag hier</a>.
    </>
  );
}
