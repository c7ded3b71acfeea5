// The page for an invalid link: what may have gone wrong and whom to contact.

import { customerOrderCopy as copy } from '#copy/customer-order.ts';
import { href } from '#shared/href.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { MailAddress } from '../../ui/marks/mail-address.tsx';
import { Notice, NoticeLinks } from '../newsletter/notice.tsx';
import type { Contact } from './contact-line.tsx';

export function OrderMissing({ contact }: { contact: Contact }) {
  return (
    <Notice title={copy.missingTitle} text={copy.missingText}>
      <p className="-mt-5 mb-5">
        {copy.missingHelp[0]} <MailAddress address={contact.email} after="," /> {copy.missingHelp[1]}
      </p>
      <NoticeLinks>
        <ButtonLink variant="primary" size="large" href={href('/contact')}>
          {copy.askUs}
        </ButtonLink>
      </NoticeLinks>
    </Notice>
  );
}
