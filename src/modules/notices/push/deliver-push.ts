// The job that delivers a notice to one device. A failed delivery is retried; a subscription that has ended
// is deleted.

import * as z from 'zod';
import { mayRead, rolesOf } from '#modules/accounts/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { JobQueue, Jobs } from '#platform/jobs/jobs.ts';
import { hours } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { noticeKinds } from '../contract.ts';
import { findNotice, type NoticeRow } from '../notices.repository.ts';
import type { PushSender } from '../push-sender.port.ts';
import { deleteSubscription, findSubscription, listAllSubscriptions } from './push.repository.ts';
import { type KeyNeeds, readPushKeys } from './push-keys.ts';

const jobSchema = z.object({
  subscriptionId: z.number().int(),
  /** Id of the notice that a push delivers; null for a test push, which shows `title`. */
  noticeId: z.number().int().nullable(),
  title: z.string().nullable(),
});
type PushJob = z.infer<typeof jobSchema>;

export const deliverPushQueue: JobQueue<PushJob> = {
  name: 'deliver-push',
  queueClass: 'errand',
  parse: (data) => jobSchema.parse(data),
  retryLimit: 12,
  concurrency: 3,
};

/**
 * Time in milliseconds after which the push service drops an undelivered push; by then the operator will have
 * read the mail about the notice.
 */
const PUSH_TTL_MS = hours(12);

type SendNeeds = { jobs: Pick<Jobs, 'send'> };

/**
 * Queues a push to every device of operators whose role may see the notice, in the transaction that stores
 * the notice.
 */
export async function sendPushes({ jobs }: SendNeeds, tx: Orm, notice: NoticeRow): Promise<void> {
  const subscriptions = await listAllSubscriptions(tx);
  if (subscriptions.length === 0) return;
  const roles = await rolesOf(tx);
  const { part } = noticeKinds[notice.kind];
  for (const { id: subscriptionId, operatorId } of subscriptions) {
    const role = roles.get(operatorId);
    if (!role || !mayRead(role, part)) continue;
    const job = { subscriptionId, noticeId: notice.id, title: null };
    await jobs.send(tx, deliverPushQueue, job, { singletonKey: `${notice.id} ${subscriptionId}` });
  }
}

export function sendTrialPush({ jobs }: SendNeeds, tx: Orm, subscriptionId: number, title: string) {
  return jobs.send(tx, deliverPushQueue, { subscriptionId, noticeId: null, title });
}

type Needs = KeyNeeds & { pushSender: PushSender; getSettings: GetSettings };

/** Delivers one push to a device; does nothing for a deleted one. Throws when the job must be retried. */
export async function deliverPush(shop: Needs, { subscriptionId, noticeId, title }: PushJob): Promise<void> {
  const { database, clock, pushSender, getSettings } = shop;
  const subscription = await findSubscription(database.orm, subscriptionId);
  const notice =
    noticeId === null ? trialOf(title ?? '', clock.now()) : await findNotice(database.orm, noticeId);
  // The device was unsubscribed, or the notice deleted, in the meantime.
  if (!subscription || !notice) return;
  const left = notice.createdAt.getTime() + PUSH_TTL_MS - clock.now().getTime();
  if (left <= 0) return;
  const { company } = await getSettings();
  const topic = noticeId === null ? `try-${subscriptionId}` : `notice-${noticeId}`;
  const outcome = await pushSender.send({
    subscription,
    topic,
    keys: await readPushKeys(shop),
    subject: `mailto:${company.email}`,
    text: JSON.stringify({ title: notice.title, body: notice.detail, path: notice.path, tag: topic }),
    seconds: Math.ceil(left / 1000),
  });
  if (outcome === 'gone') await deleteSubscription(database.orm, subscriptionId);
}

const trialOf = (title: string, createdAt: Date) => ({
  title,
  createdAt,
  detail: 'Meldingen komen aan op dit apparaat.',
  path: href('/admin'),
});
