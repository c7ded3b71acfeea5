// The mail endpoints of the back-office: the outbox and retries, suppressed addresses, templates, and mails
// that an operator sends about an order or a basket.

import {
  emailTemplateEndpoints,
  outboxEndpoints,
  sendEmailEndpoint,
  suppressionEndpoints,
} from '#modules/mail/endpoints.ts';
import {
  addSuppression,
  changeEmailTemplate,
  createEmailTemplate,
  deleteEmailTemplate,
  listEmailTemplates,
  listMails,
  listRecentMails,
  listSuppressions,
  previewMail,
  readMail,
  removeSuppression,
  resetEmailTemplate,
  retryFailedMails,
  retryMail,
  sendManualMail,
  sendTestMail,
} from '#modules/mail/index.ts';
import { listOrPage } from '#shared/api/paging.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveMail(serve: Serve, shop: Shop): void {
  serve(outboxEndpoints.list, ({ query: { limit, ...query } }) =>
    limit === undefined ? listRecentMails(shop, query) : listMails(shop, { ...query, limit }),
  );
  serve(outboxEndpoints.get, ({ params }) => readMail(shop, params.id));
  serve(outboxEndpoints.retry, ({ params }) => retryMail(shop, params.id));
  serve(outboxEndpoints.retryFailed, () => retryFailedMails(shop));
  serve(suppressionEndpoints.list, ({ query }) => listSuppressions(shop, query));
  serve(suppressionEndpoints.add, ({ body }) => addSuppression(shop, body));
  serve(suppressionEndpoints.remove, ({ params }) => removeSuppression(shop, params.id));
  serve(emailTemplateEndpoints.list, async ({ query }) =>
    listOrPage(await listEmailTemplates(shop), query, ({ key, name, subject }) =>
      [key, name, subject].join(' '),
    ),
  );
  serve(emailTemplateEndpoints.create, ({ body }) => createEmailTemplate(shop, body));
  serve(emailTemplateEndpoints.change, ({ params, body }) => changeEmailTemplate(shop, params.id, body));
  serve(emailTemplateEndpoints.delete, ({ params }) => deleteEmailTemplate(shop, params.id));
  serve(emailTemplateEndpoints.reset, ({ params }) => resetEmailTemplate(shop, params.id));
  serve(emailTemplateEndpoints.test, ({ body }) => sendTestMail(shop, body));
  serve(emailTemplateEndpoints.preview, ({ query }) => previewMail(shop, query));
  serve(sendEmailEndpoint, ({ body }) => sendManualMail(shop, body));
}
