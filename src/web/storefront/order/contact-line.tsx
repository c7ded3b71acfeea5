// How to reach the shop, in one sentence of links. Where a button leads to the form it is not named once more.

import { href } from '#shared/href.ts';
import { MailAddress } from '../../ui/marks/mail-address.tsx';

export type Contact = { email: string; phone: string; answerHours: number };

export function ContactLine({ contact, besideForm }: { contact: Contact; besideForm?: true }) {
  return (
    <>
      Mail <MailAddress address={contact.email} />
      {besideForm ? ' of bel ' : ', bel '}
      <a href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`} className="placed-phone">
        {contact.phone}
      </a>
      {besideForm ? null : (
        <>
          {' '}
          of{' '}
          <a href={href('/contact')} className="placed-phone">
            stel je vraag hier
          </a>
        </>
      )}
      .
    </>
  );
}
