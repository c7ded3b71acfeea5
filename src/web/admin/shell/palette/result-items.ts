// Turns search results into lines of the palette: orders, customers, baskets and messages. A verb typed
// before an order number makes the line an action on that order.

import { MessageSquare, ShoppingBag, ShoppingCart, UserRound } from 'lucide-react';
import type { Contact } from '#modules/contacts/contract.ts';
import type { Customer } from '#modules/customers/contract.ts';
import type { Draft } from '#modules/drafts/contract.ts';
import type { Order } from '#modules/orders/contract.ts';
import { href } from '#shared/href.ts';
import { amountText, countedText } from '../../format.ts';
import { contactName, contactTopic } from '../../sections/contacts/contact-texts.ts';
import { ORDER_ACTIONS, ORDER_VERBS, type OrderAction } from '../../shared/orders/order-actions.ts';
import type { PaletteItem } from './palette-item.ts';

/** The records that match the typed text; without a text, the newest records. */
export type SearchResults = {
  orders: readonly Pick<Order, 'id' | 'orderNumber' | 'customerName' | 'total'>[];
  customers: readonly Pick<Customer, 'id' | 'name' | 'email' | 'city' | 'orders'>[];
  drafts: readonly Pick<Draft, 'id' | 'customerName' | 'customerEmail' | 'total'>[];
  contacts: readonly Contact[];
};

export function resultItems(
  { orders, customers, drafts, contacts }: SearchResults,
  action: OrderAction | null,
) {
  return [
    ...orders.map((order) => orderItem(order, action)),
    ...customers.map(customerItem),
    ...drafts.map(draftItem),
    ...contacts.map(contactItem),
  ];
}

/**
 * Returns the text to search orders and other records by: the text typed into the command palette without the
 * verb of an order action.
 */
export function searchOf(typed: string): string {
  const words = typed.trim();
  return orderActionOf(words) ? words.replace(/^\S+\s*/, '') : words;
}

/**
 * The order action named by the first word of a text such as "verzend ZW102990". Null when the first word is
 * no such verb, or when nothing follows it.
 */
export function orderActionOf(typed: string): OrderAction | null {
  const [verb = '', ...names] = typed.trim().toLowerCase().split(/\s+/);
  if (verb.length < 4 || names.length === 0) return null;
  const isMeant = (action: OrderAction) =>
    `${ORDER_VERBS[action]} ${ORDER_ACTIONS[action].label} ${ORDER_ACTIONS[action].words}`
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(verb));
  for (const action in ORDER_VERBS) if (isOrderAction(action) && isMeant(action)) return action;
  return null;
}

const isOrderAction = (name: string): name is OrderAction => name in ORDER_ACTIONS;

function orderItem(
  { id, orderNumber, customerName, total }: SearchResults['orders'][number],
  action: OrderAction | null,
): PaletteItem {
  const path = href('/admin/orders/:id', { id });
  const label = `${orderNumber} · ${customerName || 'zonder naam'}`;
  const shown = { id: `order-${id}`, path, detail: amountText(total), group: 'orders' as const };
  return action
    ? {
        ...shown,
        kind: 'command',
        command: action,
        icon: ORDER_ACTIONS[action].icon,
        label: `${ORDER_VERBS[action]} ${label}`,
      }
    : { ...shown, kind: 'page', label, icon: ShoppingBag };
}

const customerItem = ({
  id,
  name,
  email,
  city,
  orders,
}: SearchResults['customers'][number]): PaletteItem => ({
  id: `customer-${id}`,
  group: 'customers',
  kind: 'page',
  icon: UserRound,
  path: href('/admin/customers/:id', { id }),
  label: [name || email || 'Gewiste klant', city].filter(Boolean).join(' · '),
  detail: countedText(orders, 'bestelling', 'bestellingen'),
});

const draftItem = ({
  id,
  customerName,
  customerEmail,
  total,
}: SearchResults['drafts'][number]): PaletteItem => ({
  id: `draft-${id}`,
  group: 'drafts',
  kind: 'page',
  icon: ShoppingCart,
  path: href('/admin/drafts', { q: customerEmail }),
  label: `Winkelmandje van ${customerName || customerEmail}`,
  detail: amountText(total),
});

const contactItem = (contact: Contact): PaletteItem => ({
  id: `contact-${contact.id}`,
  group: 'contacts',
  kind: 'page',
  icon: MessageSquare,
  path: contact.newsletter
    ? href('/admin/contacts/newsletter', { q: contact.email })
    : href('/admin/contacts/:id', { id: contact.id }),
  label: `${contactName(contact)} · ${contactTopic(contact)}`,
  detail: 'Bericht',
});
