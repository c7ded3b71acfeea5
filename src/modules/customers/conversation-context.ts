// Reads the information shown next to a conversation: the customer, the customer's last orders, and the
// operator's answer templates filled in for this customer.

import { findContact, unknownConversation } from '#modules/contacts/index.ts';
import { fillTemplates } from '#modules/mail/index.ts';
import { listNewestOrdersOfPerson } from '#modules/order-overview/index.ts';
import { type OrderLinkNeeds, orderNumber, orderUrl, orderView } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { toDecimalText } from '#shared/money.ts';
import { emailKey } from '#shared/recipient/email-key.ts';
import type { BesideConversation } from './contract.ts';
import { countLatest } from './count-customers.ts';
import { findCustomerByKey } from './customers.repository.ts';

type Needs = OrderLinkNeeds & Parameters<typeof fillTemplates>[0] & { database: Database };

const MAX_ORDERS = 5;

/**
 * Reads the information next to a conversation. Orders are found by the e-mail address only, because the
 * answer goes to that address. Throws 404 `not_found`.
 */
export async function readConversationContext(shop: Needs, contactId: number): Promise<BesideConversation> {
  const { orm } = shop.database;
  const contact = await findContact(orm, contactId);
  if (!contact || contact.newsletter) throw unknownConversation();
  await countLatest(shop);
  const key = emailKey(contact.email);
  const customer = await findCustomerByKey(orm, key);
  const orders = await listNewestOrdersOfPerson(orm, key, MAX_ORDERS);
  const [newest] = orders;
  return {
    customer: customer && {
      id: customer.id,
      name: customer.name,
      orders: customer.orders,
      spent: toDecimalText(customer.spent),
      blockedAt: customer.blockedAt?.toISOString() ?? null,
    },
    orders: orders.map((order) => orderView(order, [])),
    templates: await fillTemplates(shop, {
      // The contact form has one field for the full name, stored as `firstName`.
      customerName: contact.firstName.split(' ')[0] || 'daar',
      customSubject: contact.subject,
      orderNumber: newest ? orderNumber(newest.id) : '',
      orderUrl: newest ? orderUrl(shop, newest) : '',
    }),
  };
}
