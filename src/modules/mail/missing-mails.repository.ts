// Finds required customer mails that were never created, as a kind of difference with a repair.

import { type SQL, sql } from 'drizzle-orm';
import {
  type DifferenceKind,
  difference,
  parseSubjectKey,
  parseSubjectNumber,
  type Span,
} from '#platform/database/differences.ts';
import type { MailType } from './contract.ts';

type MissingMail<Needs> = {
  key: string;
  title: string;
  type: MailType;
  /** A query of the mails that should exist, with columns `key` (dedupe key) and "orderId". */
  expected(span: Span): SQL;
  text(orderId: number): string;
  label: string;
  /**
   * Creates the missing mail. `about` is the number at the end of the mail's key: of the order, refund or
   * withdrawal.
   */
  send(shop: Needs, about: number): Promise<void>;
};

/** Builds the difference of a missing type of mail; a mail whose template is switched off is not missing. */
export function missingMail<Needs>(kind: MissingMail<Needs>): DifferenceKind<Needs> {
  const { key, title, type, expected, text, label, send } = kind;
  return difference({
    key,
    title,
    rows: (
      span,
    ) => sql`select 'mail:' || wanted.key as subject, wanted."orderId" from (${expected(span)}) wanted
      where not exists (select from mails m where m.dedupe_key = wanted.key)
        and exists (select from email_templates t where t.key = ${type} and t.is_active)`,
    text: ({ orderId }) => text(orderId ?? 0),
    repair: {
      label,
      run: (shop, { subject }) => send(shop, parseSubjectNumber(parseSubjectKey(parseSubjectKey(subject)))),
    },
  });
}
