// Tests the basic functions of a shop in any installation: a sale, an invoice, a generated picture, and a
// backup with its restore test.

import { setTimeout as pause } from 'node:timers/promises';
import { type BackupChecks, backupChecksSchema } from '#modules/operations/index.ts';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { type Credentials, logInForCookie } from '#tests/support/log-in.ts';
import { formWithFile } from '#tests/support/multipart.ts';
import { drawing } from '#tests/support/pictures.ts';

const TRIAL_WITHIN_MS = 240_000;

export type Proof = {
  /** True when the buyer received an order. */
  sold: boolean;
  /** The first bytes of the invoice, which show that it is a PDF. */
  paper: string;
  /** The status of the answer to an uploaded SVG image. */
  picture: number;
  trial: BackupChecks['trial'];
};

export async function smokeTest(
  address: string,
  credentials: Credentials,
  backUp: () => Promise<unknown>,
): Promise<Proof> {
  const { order } = await buyByCard(createBuyer(address), { variant: '1x' });
  const cookie = await logInForCookie(address, credentials);
  const ask = (method: string, path: string, more: { body?: object; type?: string } = {}) =>
    callHttp({
      method,
      url: `${address}${path}`,
      headers: { cookie, ...(more.type && { 'content-type': more.type }) },
      body: more.body,
    });
  const invoice = await ask('GET', `/api/admin/orders/${order.orderId}/invoice`);
  const form = formWithFile({
    field: 'image',
    fileName: 'kruis.svg',
    type: 'image/svg+xml',
    content: drawing('<path d="M4 4 20 20M20 4 4 20" stroke="#000"/>'),
  });
  const { status: picture } = await ask('POST', '/api/upload', form);
  await backUp();
  await ask('POST', '/api/admin/backup-trials', { body: {} });
  const { trial } = await untilTried(async () =>
    backupChecksSchema.parse((await ask('GET', '/api/admin/backup-checks')).body),
  );
  const paper = Buffer.isBuffer(invoice.body) ? invoice.body.toString('latin1', 0, 5) : '';
  return { sold: order.orderId !== null, paper, picture, trial };
}

async function untilTried(look: () => Promise<BackupChecks>): Promise<BackupChecks> {
  const giveUpAt = performance.now() + TRIAL_WITHIN_MS;
  for (;;) {
    const checks = await look();
    if (checks.trial && checks.trial.begunAt === null) return checks;
    if (performance.now() > giveUpAt) throw new Error('The trial of the backup did not end');
    await pause(200);
  }
}
