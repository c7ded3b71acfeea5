// What the outbox and the list of addresses without mail hold of a person. Who said stop is known by a mark
// of their address from then on.

import { ilike, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { containing } from '#platform/database/lists/search-patterns.ts';
import { among, type Holding, holding, isOf } from '#platform/database/personal-data.ts';
import { markOf } from '#platform/tokens/erased-mark.ts';
import { mailSuppressions, mails } from './mail.tables.ts';

export const personalDataOfMails: readonly Holding[] = [
  holding(mails, {
    // The index of the outbox finds those of the address; the key decides.
    whose: (
      person,
    ) => sql`(${among(mails.orderId, person.orderIds)} or ${among(mails.draftId, person.draftIds)}
      or (${ilike(mails.recipient, containing(person.key))} and ${isOf(mails.recipient, person)}))`,
    personal: [
      'recipient',
      'subject',
      'html',
      'text',
      'attachments',
      'unsubscribeUrl',
      'lastError',
      'thread',
    ],
    line: { at: sql`created_at`, title: sql`subject`, state: sql`status` },
  }),
  holding(mailSuppressions, {
    whose: (person) => isOf(mailSuppressions.email, person),
    blank: { email: ({ key }) => markOf(key), detail: '' },
    line: { at: sql`created_at`, title: sql`detail`, state: sql`scope` },
  }),
];

/**
 * For who left the newsletter and was forgotten: no reminders and questions, should the address come back.
 */
export async function stopForgotten(tx: Orm, key: string, at: Date): Promise<void> {
  await tx.insert(mailSuppressions).values({
    email: markOf(key),
    scope: 'commercial',
    reason: 'unsubscribed',
    detail: '',
    createdAt: at,
  });
}
