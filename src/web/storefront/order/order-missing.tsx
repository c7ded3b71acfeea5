// The page for a link that is not ours: what may have gone wrong and whom to ask.

import { commonCopy } from '#copy/common.ts';
import { customerOrderCopy as copy } from '#copy/customer-order.ts';
import { href } from '#shared/href.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { MailAddress } from '../../ui/marks/mail-address.tsx';
import { ShortPage } from '../frame/short-page.tsx';
import type { Contact } from './contact-line.tsx';

export function OrderMissing({ contact }: { contact: Contact }) {
  return (
    <ShortPage>
      <h1 className="legal-title">{copy.missingTitle}</h1>
      <p className="legal-intro">{copy.missingText}</p>
      <p className="mt-3">
        {copy.missingHelp[0]} <MailAddress address={contact.email} after="," /> {copy.missingHelp[1]}
      </p>
      <p className="placed-action">
        <ButtonLink variant="primary" size="large" href={href('/contact')}>
          {copy.askUs}
        </ButtonLink>
        <a href="/">{commonCopy.toShop}</a>
      </p>
    </ShortPage>
  );
}
