// The page for a link that is not ours: what may have gone wrong and whom to ask.

import { customerOrderCopy as copy } from '#copy/customer-order.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { type Contact, ContactLine } from './contact-line.tsx';

export function OrderMissing({ contact }: { contact: Contact }) {
  return (
    <div className="legal page-width">
      <div className="legal-head">
        <h1 className="legal-title">{copy.missingTitle}</h1>
        <p className="legal-intro">{copy.missingText}</p>
        <p className="placed-note">
          {copy.missingHelp} <ContactLine contact={contact} />
        </p>
        <p className="placed-action">
          <ButtonLink variant="primary" href="/">
            {copy.home}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
