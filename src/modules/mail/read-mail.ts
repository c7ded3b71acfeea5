// One mail in full: what the customer reads, what stands on its outside, and each attempt to bring it.

import type { GetSettings } from '#modules/settings/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { notFound } from '#shared/api/problems.ts';
import type { MailDetail } from './contract.ts';
import { listAttempts } from './delivery/deliveries.repository.ts';
import { envelopeOf, headerLines } from './mail-envelope.ts';
import { findMail, mailView } from './mails.repository.ts';

type Needs = {
  config: Pick<Config, 'mailFrom'>;
  publicUrl: string;
  database: Pick<Database, 'orm'>;
  getSettings: GetSettings;
};

/** 404 `not_found`. */
export async function readMail(shop: Needs, id: number): Promise<MailDetail> {
  const { orm } = shop.database;
  const row = await findMail(orm, id);
  if (!row) throw notFound('Deze mail bestaat niet.');
  const attempts = await listAttempts(orm, id);
  return {
    ...mailView(row),
    headers: headerLines(envelopeOf(shop, row, await shop.getSettings())),
    log: attempts.map(({ at, outcome, detail }) => ({ at: at.toISOString(), outcome, detail })),
  };
}
