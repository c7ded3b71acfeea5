// The Dutch names of the kinds of customer data, and of the states of each kind.

import type { CustomerDetail, CustomerLine } from '#modules/customers/contract.ts';
import { href } from '#shared/href.ts';
import { MAIL_STATUS_LABELS } from '../../shared/mail/mail-labels.ts';
import { STATUS_NAMES } from '../../shared/orders/order-texts.ts';

export const customerName = ({ name, email }: { name: string; email: string }): string =>
  name || email || 'Gewiste klant';

type Kind = {
  title: string;
  states: Readonly<Record<string, string>>;
  /**
   * Of one kind of customer data, such as orders or reviews: returns the path of the back-office page that
   * shows this record of the customer.
   */
  path(line: CustomerLine, email: string): string;
  /** Of one kind of customer data: the title shown for a record that has no title of its own. */
  nameless: string;
};

const stars = (count: number) => `${'★'.repeat(count)}${'☆'.repeat(5 - count)}`;

/** The kinds of customer data by table name, in the order they are shown on the page. */
export const KINDS: Readonly<Record<string, Kind>> = {
  orders: {
    title: 'Bestellingen',
    states: STATUS_NAMES,
    path: ({ id }) => href('/admin/orders/:id', { id }),
    nameless: 'Bestelling',
  },
  bank_orders: {
    title: 'Wacht op geld van de bank',
    states: { waiting: 'Nog niet betaald', withdrawn: 'Ingetrokken' },
    path: () => href('/admin/orders/bank'),
    nameless: 'Bankbestelling',
  },
  draft_orders: {
    title: 'Achtergelaten winkelmandjes',
    states: { open: 'Niet betaald' },
    path: (_line, email) => href('/admin/drafts', { q: email }),
    nameless: 'Winkelmandje',
  },
  withdrawals: {
    title: 'Herroepingen',
    states: {
      order_and_email: 'Klopt met de bestelling',
      order_number: 'Ander e-mailadres',
      none: 'Bestelling niet gevonden',
    },
    path: (_line, email) => href('/admin/withdrawals', { q: email }),
    nameless: 'Herroeping',
  },
  reviews: {
    title: 'Reviews',
    states: Object.fromEntries([1, 2, 3, 4, 5].map((count) => [String(count), stars(count)])),
    path: () => href('/admin/reviews'),
    nameless: 'Zonder tekst',
  },
  contacts: {
    title: 'Berichten',
    states: { message: 'Bericht', newsletter: 'Nieuwsbrief' },
    path: ({ id, state }, email) =>
      state === 'newsletter'
        ? href('/admin/contacts/newsletter', { q: email })
        : href('/admin/contacts/:id', { id }),
    nameless: 'Aanmelding voor de nieuwsbrief',
  },
  mails: {
    title: 'Mails',
    states: MAIL_STATUS_LABELS,
    path: (_line, email) => href('/admin/outbox', { q: email }),
    nameless: 'Zonder onderwerp',
  },
  mail_suppressions: {
    title: 'Krijgt geen mail',
    states: { all: 'Geen enkele mail', commercial: 'Geen herinneringen en vragen' },
    path: (_line, email) => href('/admin/outbox/blocked', { q: email }),
    nameless: 'Op de lijst',
  },
};

export const CONSENT_LABELS: Readonly<Record<CustomerDetail['consent'][number]['what'], string>> = {
  requested: 'Gevraagd',
  confirmed: 'Bevestigd',
  unsubscribed: 'Afgemeld',
};
