// Finds required customer mails that were never created. The nightly comparison reports each as a difference,
// and its repair creates the mail.

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
  /**
   * Builds the SQL of the mails that should exist for the orders within `span`: one row per mail, with
   * columns `key` (dedupe key) and "orderId".
   */
  expected(span: Span): SQL;
  text(orderId: number): string;
  label: string;
  /**
   * Creates the missing mail. `about` is the number at the end of the dedupe key: the id of the order, refund
   * or withdrawal.
   */
  send(shop: Needs, about: number): Promise<void>;
};

/**
 * Defines the kind of difference that reports mails of one type that should exist but were never created.
 * Nothing is reported while the template of the type is switched off.
 */
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
