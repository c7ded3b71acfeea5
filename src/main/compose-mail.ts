// Mail put together: who carries it out, how it is made, its templates, and what an operator can do with it.

import { emailTemplates, letterParagraph, mailFrame } from '#emails/index.ts';
import { createOutboxMail } from '#integrations/outbox-mail/outbox-mail.ts';
import { createSmtpMail } from '#integrations/smtp-mail/smtp-mail.ts';
import {
  createDeliverMail,
  createEmailTemplates,
  createQueueMail,
  createReadMail,
  createRetryFailedMails,
  createRetryMail,
  createSuppressions,
  createUnsubscribeLinks,
  deliverMailQueue,
  type MailTransport,
  releaseMailClaims,
} from '#modules/mail/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import type { Clock } from '#shared/clock.ts';
import type { Platform } from './platform.ts';

type Ports = Pick<Platform, 'config' | 'database' | 'publicUrl'> & {
  jobs: Jobs;
  tokens: SignedTokens;
  clock: Clock;
  getSettings: GetSettings;
  readDocument(reference: string): Promise<Buffer>;
};

export async function composeMail({ config, readDocument, ...ports }: Ports) {
  const { database, jobs } = ports;
  const transport: MailTransport = config.smtpUrl
    ? createSmtpMail({ url: config.smtpUrl })
    : createOutboxMail();
  const from = config.mailFrom;
  const unsubscribeLinks = createUnsubscribeLinks(ports);
  const making = { ...ports, frame: mailFrame, unsubscribeUrl: unsubscribeLinks.urlOf };
  const deliverMail = createDeliverMail({ ...ports, transport, from, readDocument });
  if (database.engine === 'embedded') await releaseMailClaims(database.orm);
  jobs.handle(deliverMailQueue, ({ mailId }) => deliverMail(mailId));
  return {
    transport,
    queueMail: createQueueMail(making),
    unsubscribeLinks,
    emailTemplates: createEmailTemplates({ ...ports, originals: emailTemplates }),
    suppressions: createSuppressions(ports),
    readMail: createReadMail({ ...ports, from }),
    retryMail: createRetryMail(ports),
    retryFailedMails: createRetryFailedMails(ports),
    /** What sending by hand needs beside the contents of each mail. */
    byHand: { ...making, letter: letterParagraph },
  };
}
