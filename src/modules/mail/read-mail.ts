// One mail in full: what the customer reads, what stands on its outside, and each attempt to bring it.

import type { GetSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { notFound } from '#shared/problems.ts';
import type { MailDetail } from './contract.ts';
import { envelopeOf, headerLines, type Sender } from './mail-envelope.ts';
import { findMail, listAttempts, mailView } from './mails.repository.ts';

type Ports = Sender & { database: Pick<Database, 'orm'>; getSettings: GetSettings };

/** 404 `not_found`. */
export function createReadMail(ports: Ports): (id: number) => Promise<MailDetail> {
  const { orm } = ports.database;
  return async (id) => {
    const row = await findMail(orm, id);
    if (!row) throw notFound('Deze mail bestaat niet.');
    const attempts = await listAttempts(orm, id);
    return {
      ...mailView(row),
      headers: headerLines(envelopeOf(row, await ports.getSettings(), ports)),
      log: attempts.map(({ at, outcome, detail }) => ({ at: at.toISOString(), outcome, detail })),
    };
  };
}
