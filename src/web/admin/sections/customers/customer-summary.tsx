// The summary of a customer: contact details, purchases and consents.

import type { CustomerDetail } from '#modules/customers/contract.ts';
import { countryName, parseCountry } from '#shared/recipient/countries.ts';
import { Panel } from '#web/ui/controls/panel.tsx';
import { amountText, countedText, momentText } from '../../format.ts';
import { MailLink } from '../../shared/mail/mail-link.tsx';
import { Detail, DetailList } from '../../ui/detail-list.tsx';
import { CONSENT_LABELS } from './customer-texts.ts';

export function CustomerSummary({ customer }: { customer: CustomerDetail }) {
  const { email, phone, city, country, orders, spent, consent, blockedReason } = customer;
  const code = parseCountry(country);
  return (
    <Panel title="Klant">
      <DetailList>
        {email ? (
          <Detail name="E-mailadres">
            <MailLink email={email} />
          </Detail>
        ) : null}
        {phone ? (
          <Detail name="Telefoon">
            <a href={`tel:${phone}`}>{phone}</a>
          </Detail>
        ) : null}
        <Detail name="Plaats">
          {[city, code ? countryName(code) : ''].filter(Boolean).join(', ') || '–'}
        </Detail>
        <Detail name="Bestellingen">{countedText(orders, 'bestelling', 'bestellingen')}</Detail>
        <Detail name="Waarde">{amountText(spent)}</Detail>
        {customer.firstOrderAt ? (
          <Detail name="Eerste bestelling">{momentText(customer.firstOrderAt)}</Detail>
        ) : null}
        {customer.lastOrderAt && orders > 1 ? (
          <Detail name="Laatste bestelling">{momentText(customer.lastOrderAt)}</Detail>
        ) : null}
        <Detail name="Nieuwsbrief">
          {consent.length === 0 ? <span>Niet aangemeld</span> : null}
          {consent.map(({ what, at }) => (
            <span key={what} className="block">
              <span>{CONSENT_LABELS[what]}</span> op <span>{momentText(at)}</span>
            </span>
          ))}
        </Detail>
        {customer.blockedAt ? (
          <Detail name="Geblokkeerd">
            <span>{momentText(customer.blockedAt)}</span> door{' '}
            {customer.blockedBy ? <span>{customer.blockedBy}</span> : null}
            {blockedReason ? <span>{`: ${blockedReason}`}</span> : null}
          </Detail>
        ) : null}
      </DetailList>
    </Panel>
  );
}
