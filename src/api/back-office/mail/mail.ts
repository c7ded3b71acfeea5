// Mail for the back-office: every mail the shop made and another try for one that did not leave, who gets
// none any more, the templates, and a mail about an order or a basket that an operator sends.

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
  sendMailByHand,
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
  serve(sendEmailEndpoint, ({ body }) => sendMailByHand(shop, body));
}
