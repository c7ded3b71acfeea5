// The contact details of the shop, in one sentence of links.

import { href } from '#shared/href.ts';
import { MailAddress } from '../../ui/marks/mail-address.tsx';

export type Contact = { email: string; phone: string; answerHours: number };

export function ContactLine({ contact }: { contact: Contact }) {
  return (
    <>
      Mail <MailAddress address={contact.email} after="," /> bel{' '}
      <a href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`} className="whitespace-nowrap">
        {contact.phone}
      </a>{' '}
      of{' '}
      <a href={href('/contact')} className="whitespace-nowrap">
        stel je vraag hier
      </a>
      .
    </>
  );
}
