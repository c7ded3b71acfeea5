// Lists the personal data in the outbox and the suppressions, for export and erasure. When a suppressed
// address is erased, a hash of the address stays, so that the shop still recognises it.

import { ilike, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { containsPattern } from '#platform/database/lists/search-patterns.ts';
import {
  emailMatches,
  idIn,
  type PersonalDataTable,
  personalDataTable,
} from '#platform/database/personal-data.ts';
import { createErasedMark } from '#platform/tokens/erased-mark.ts';
import { mailSuppressions, mails } from './mail.tables.ts';

export const personalDataOfMails: readonly PersonalDataTable[] = [
  personalDataTable(mails, {
    // The first condition uses the search index of the outbox; the second compares the whole address.
    whose: (person) => sql`(${idIn(mails.orderId, person.orderIds)} or ${idIn(mails.draftId, person.draftIds)}
      or (${ilike(mails.recipient, containsPattern(person.key))} and ${emailMatches(mails.recipient, person)}))`,
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
  personalDataTable(mailSuppressions, {
    whose: (person) => emailMatches(mailSuppressions.email, person),
    blank: { email: ({ key }) => createErasedMark(key), detail: '' },
    line: { at: sql`created_at`, title: sql`detail`, state: sql`scope` },
  }),
];

/**
 * Stores a hash of an erased newsletter subscriber's address in the suppressions, so that the address never
 * receives commercial mail again.
 */
export async function suppressErased(tx: Orm, key: string, at: Date): Promise<void> {
  await tx.insert(mailSuppressions).values({
    email: createErasedMark(key),
    scope: 'commercial',
    reason: 'unsubscribed',
    detail: '',
    createdAt: at,
  });
}
