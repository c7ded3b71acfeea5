// The column beside the contact form: frequently asked questions, which may make a message unnecessary, and
// other ways to reach the shop.

import { contactCopy as copy, quickAnswers } from '#copy/contact.ts';
import type { PublicSettings } from '#modules/settings/contract.ts';
import { MailAddress } from '../../ui/marks/mail-address.tsx';

const HEADING = 'font-display text-card leading-tight font-[560]';
const LINE = 'inline-flex min-h-11 items-center py-2';

export function ContactSidebar({ company, support }: Pick<PublicSettings, 'company' | 'support'>) {
  return (
    <aside className="grid gap-9 sm:max-lg:grid-cols-2" aria-label={copy.asideLabel}>
      <nav aria-labelledby="vaak">
        <h2 id="vaak" className={HEADING}>
          {copy.quickTitle}
        </h2>
        <ul className="mt-2">
          {quickAnswers.map(({ label, href }) => (
            <li key={href}>
              <a className={LINE} href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="anders">
        <h2 id="anders" className={HEADING}>
          {copy.otherTitle}
        </h2>
        <p className="mt-3">{copy.hours(support.from, support.until)}</p>
        <ul className="mt-1">
          <li>
            <a className={LINE} href={`tel:${company.phone.replace(/[^\d+]/g, '')}`}>
              {company.phone}
            </a>
          </li>
          <li>
            <MailAddress className="inline-block min-h-11 py-2 wrap-anywhere" address={company.email} />
          </li>
        </ul>
        <address className="mt-2 not-italic">
          {company.legalName}
          <br />
          {company.address}, {company.postalCode} {company.city}
        </address>
      </section>
    </aside>
  );
}
