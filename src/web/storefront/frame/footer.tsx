// The footer of every content page: the company, links, payment methods and the statutory withdrawal link. It
// is black and leaves room for the sticky button.

import { navigationCopy } from '#copy/navigation.ts';
import { newsletterCopy } from '#copy/newsletter.ts';
import type { FrameContent } from '#modules/pages/contract.ts';
import type { PublicSettings } from '#modules/settings/contract.ts';
import { Logo } from '../../ui/marks/logo.tsx';
import { MailAddress } from '../../ui/marks/mail-address.tsx';
import { PaymentMarks } from '../../ui/marks/payment-marks.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { SocialButtons } from './social-buttons.tsx';

type FooterProps = {
  settings: PublicSettings;
  frame: FrameContent;
  year: number;
  /**
   * Of the footer: false on pages that have their own newsletter form or button; the footer then has no
   * newsletter form.
   */
  newsletter: boolean;
};

export function Footer({ settings, frame, year, newsletter }: FooterProps) {
  const { brand, company } = settings;
  return (
    <footer className="on-ink pt-16 pb-28">
      <div className="page-width">
        <h2 className="sr-only">{navigationCopy.footerLabel}</h2>
        {newsletter ? <Newsletter /> : null}
        <div className="footer-block grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,27%)),1fr))] gap-x-8 gap-y-12 lg:grid-cols-[1.4fr_1fr_1fr_1.4fr]">
          <div className="col-span-full lg:col-span-1">
            <Logo name={brand.name} />
            <SocialButtons social={settings.social} />
          </div>
          <LinkList label={navigationCopy.footerPagesLabel} items={frame.menu} />
          <LinkList label={navigationCopy.footerServiceLabel} items={frame.service} />
          <div className="col-span-full text-[0.9375rem] leading-relaxed text-ash sm:col-span-1">
            <h3 className="footer-heading">{navigationCopy.footerCompanyLabel}</h3>
            <address className="not-italic">
              {company.legalName}
              <br />
              {company.address}
              <br />
              {company.postalCode} {company.city}, {company.country}
              <MailAddress className="footer-link block py-2.5" address={company.email} />
              <a className="footer-link block py-2.5" href={`tel:${company.phone.replace(/[^\d+]/g, '')}`}>
                {company.phone}
              </a>
            </address>
            <p className="mt-3">
              {navigationCopy.kvk} {company.kvkNumber}
              <br />
              {navigationCopy.vat} {company.vatId}
            </p>
          </div>
        </div>
        <div className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-6">
          <p className="text-sm text-ash">{navigationCopy.copyright(year, brand.name)}</p>
          <PaymentMarks />
        </div>
      </div>
    </footer>
  );
}

function Newsletter() {
  return (
    <section
      aria-labelledby="nieuwsbrief"
      className="footer-block grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-7 pb-14 lg:grid-cols-2"
    >
      <h3 id="nieuwsbrief" className="max-w-[12.2em] font-display text-subtitle font-[560]">
        {newsletterCopy.footerTitle}
      </h3>
      <NewsletterForm id="nieuwsbrief-email" onInk />
    </section>
  );
}

function LinkList({ label, items }: { label: string; items: FrameContent['menu'] }) {
  return (
    <nav aria-label={label}>
      <h3 className="footer-heading">{label}</h3>
      <ul className="-mt-1.5 text-[0.9375rem] text-ash hyphens-auto wrap-break-word">
        {items.map(({ label: text, href }) => (
          <li key={href}>
            <a className="footer-link inline-block py-1.5" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
