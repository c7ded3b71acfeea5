// Reads the page of a customer for the back-office: the customer's data in every module, newest first, and
// whether the customer can be erased.

import { findConsent } from '#modules/contacts/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { cents, toDecimalText } from '#shared/money.ts';
import type { CustomerDetail } from './contract.ts';
import { countLatest } from './count-customers.ts';
import { listNotes } from './customers.repository.ts';
import { findErasureBlocker } from './erasure-blocker.ts';
import { customerView } from './list-customers.ts';
import { getCustomer, type PeopleNeeds, personOf } from './person-of.ts';

type Needs = PeopleNeeds & { database: Database; clock: Clock };

/**
 * Reads what the back-office shows on a customer's page: the customer's data in every module, newest first.
 * Throws 404 `customer_unknown`.
 */
export async function readCustomer(shop: Needs, id: number): Promise<CustomerDetail> {
  await countLatest(shop);
  const { orm } = shop.database;
  const row = await getCustomer(orm, id);
  const person = await personOf(orm, row, shop.clock.now());
  const lines: CustomerDetail['lines'] = {};
  for (const holding of shop.personalData.filter(({ hasLines }) => hasLines))
    lines[holding.table] = (await holding.listLines(orm, person)).map(({ at, amount, ...line }) => ({
      ...line,
      at: at.toISOString(),
      amount: amount === null ? null : toDecimalText(cents(amount)),
    }));
  const notes = await listNotes(orm, id);
  return {
    ...customerView(row),
    blockedBy: row.blockedBy,
    blockedReason: row.blockedReason,
    erasedBy: row.erasedBy,
    lines,
    notes: notes.map(({ id: note, text, actor, at }) => ({ id: note, text, actor, at: at.toISOString() })),
    consent: consentOf(await findConsent(orm, person.key)),
    underWay: await findErasureBlocker(orm, person),
  };
}

function consentOf(consent: Awaited<ReturnType<typeof findConsent>>): CustomerDetail['consent'] {
  if (!consent) return [];
  const { requestedAt, confirmedAt, unsubscribedAt } = consent;
  const moments = { requested: requestedAt, confirmed: confirmedAt, unsubscribed: unsubscribedAt };
  return (['requested', 'confirmed', 'unsubscribed'] as const).flatMap((what) => {
    const at = moments[what];
    return at ? [{ what, at: at.toISOString() }] : [];
  });
}
