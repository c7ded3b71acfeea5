// What the palette offers for what was typed: pages, settings and commands by their names and the other words people use for
// them; orders, people, carts and messages as the shop found them.

import type { Contact } from '#modules/contacts/contract.ts';
import type { Customer } from '#modules/customers/contract.ts';
import type { Draft } from '#modules/drafts/contract.ts';
import type { Order } from '#modules/orders/contract.ts';
import { href } from '#shared/href.ts';
import { amountText, countedText } from '../format.ts';
import { wordsMatcher } from '../search-words.ts';
import { contactName, contactTopic } from '../sections/contacts/contact-texts.ts';
import { SECTIONS as SETTINGS, TOPICS } from '../sections/settings/setting-fields.ts';
import type { Rights } from '../session/admin-session.ts';
import { COMMANDS, ORDER_COMMANDS } from './commands.ts';
import { partOf, type Section } from './sections.ts';

export type PaletteAction = 'theme' | 'shortcuts' | 'logout';

export type PaletteItem = { id: string; label: string; detail: string } & (
  | { kind: 'page'; path: string }
  | { kind: 'command'; path: string; command: string }
  | { kind: 'action'; action: PaletteAction }
);

/** What the shop found for the words typed. */
export type Found = {
  orders: readonly Pick<Order, 'id' | 'orderNumber' | 'customerName' | 'total'>[];
  customers: readonly Pick<Customer, 'id' | 'name' | 'email' | 'city' | 'orders'>[];
  drafts: readonly Pick<Draft, 'id' | 'customerName' | 'customerEmail' | 'total'>[];
  contacts: readonly Contact[];
};

type Findable = PaletteItem & { words?: string };

const ACTIONS: readonly Findable[] = [
  {
    ...{ id: 'theme', kind: 'action', action: 'theme', detail: 'Actie' },
    ...{ label: 'Wissel licht en donker', words: 'thema nacht dark mode kleuren' },
  },
  {
    ...{ id: 'shortcuts', kind: 'action', action: 'shortcuts', detail: 'Actie' },
    ...{ label: 'Toon sneltoetsen', words: 'help toetsenbord' },
  },
  {
    ...{ id: 'logout', kind: 'action', action: 'logout', detail: 'Actie' },
    ...{ label: 'Uitloggen', words: 'afmelden' },
  },
];

const commandItems = ({ writes }: Rights) =>
  COMMANDS.filter(({ path, part = partOf(path) }) => part === null || writes(part)).map(
    ({ id, label, path, words }): Findable => ({
      ...{ id, kind: 'command', command: id, label, path, detail: 'Actie' },
      ...(words ? { words } : {}),
    }),
  );

const SETTING_ITEMS = TOPICS.flatMap(({ path, label, sections }) =>
  sections.map(
    (section): Findable => ({
      ...{
        id: `setting-${section}`,
        kind: 'page',
        path: `${href('/admin/settings/:topic?', { topic: path })}#${section}`,
      },
      ...{ label: SETTINGS[section].title, detail: `Instelling · ${label}` },
    }),
  ),
);

/** Without a word: the newest orders, the pages and the actions. Nobody is offered what their role has no right to. */
export function paletteItems(
  typed: string,
  sections: readonly Pick<Section, 'path' | 'part' | 'label' | 'words'>[],
  rights: Rights,
  found: Found,
): PaletteItem[] {
  const isFound = wordsMatcher(typed);
  const matches = ({ label, words = '' }: Findable) => isFound(`${label} ${words}`);
  const pages = sections
    .filter(({ part }) => rights.reads(part))
    .map(
      ({ path, label, words }): Findable => ({
        ...{ id: path, kind: 'page', path, label, words, detail: 'Pagina' },
      }),
    );
  const command = rights.writes('orders') ? orderCommandOf(typed) : null;
  const orders = found.orders.map((order) => orderItem(order, command));
  if (typed.trim() === '') return [...orders, ...pages, ...ACTIONS];
  return [
    ...pages.filter(matches),
    ...[...commandItems(rights), ...ACTIONS, ...(rights.reads('settings') ? SETTING_ITEMS : [])].filter(
      matches,
    ),
    ...orders,
    ...found.customers.map(customerItem),
    ...found.drafts.map(draftItem),
    ...found.contacts.map(contactItem),
  ];
}

/** What the shop is asked for: without the word that says what to do with it. */
export function searchOf(typed: string): string {
  const words = typed.trim();
  return orderCommandOf(words) ? words.replace(/^\S+\s*/, '') : words;
}

/** "verzend ZW102990": the first word of several may say what is to be done with the order the others name. */
function orderCommandOf(typed: string): (typeof ORDER_COMMANDS)[number] | null {
  const [verb = '', ...names] = typed.trim().toLowerCase().split(/\s+/);
  if (verb.length < 4 || names.length === 0) return null;
  const isMeant = ({ label, words = '' }: { label: string; words?: string }) =>
    `${label} ${words}`
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(verb));
  return ORDER_COMMANDS.find(isMeant) ?? null;
}

function orderItem(
  { id, orderNumber, customerName, total }: Found['orders'][number],
  command: (typeof ORDER_COMMANDS)[number] | null,
): PaletteItem {
  const path = href('/admin/orders/:id', { id });
  const label = `${orderNumber} · ${customerName || 'zonder naam'}`;
  const shown = { id: `order-${id}`, path, detail: amountText(total) };
  return command
    ? { ...shown, kind: 'command', command: command.id, label: `${command.label} ${label}` }
    : { ...shown, kind: 'page', label };
}

const customerItem = ({ id, name, email, city, orders }: Found['customers'][number]): PaletteItem => ({
  id: `customer-${id}`,
  kind: 'page',
  path: href('/admin/customers/:id', { id }),
  label: [name || email || 'Gewiste klant', city].filter(Boolean).join(' · '),
  detail: countedText(orders, 'bestelling', 'bestellingen'),
});

const draftItem = ({ id, customerName, customerEmail, total }: Found['drafts'][number]): PaletteItem => ({
  id: `draft-${id}`,
  kind: 'page',
  path: href('/admin/drafts', { q: customerEmail }),
  label: `Winkelmandje van ${customerName || customerEmail}`,
  detail: amountText(total),
});

const contactItem = (contact: Contact): PaletteItem => ({
  id: `contact-${contact.id}`,
  kind: 'page',
  path: href('/admin/contacts', { q: contact.email }),
  label: `${contactName(contact)} · ${contactTopic(contact)}`,
  detail: 'Bericht',
});
