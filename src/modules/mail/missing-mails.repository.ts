// What customers should have been told by mail, without the mail that tells it.

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
  /** Answers the `key` of each mail there should be, and "orderId". */
  expected(span: Span): SQL;
  text(orderId: number): string;
  label: string;
  /** `about` is the number at the end of the mail's key: of the order, the refund or the withdrawal. */
  send(shop: Needs, about: number): Promise<void>;
};

/** A mail whose template the operator switched off is not missing. */
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
