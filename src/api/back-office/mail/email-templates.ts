// The templates of the shop's mails for the back-office: reading, writing, putting back, and a test to oneself.

import { emailTemplateEndpoints } from '#modules/mail/endpoints.ts';
import {
  changeEmailTemplate,
  createEmailTemplate,
  deleteEmailTemplate,
  listEmailTemplates,
  previewMail,
  resetEmailTemplate,
  sendTestMail,
} from '#modules/mail/index.ts';
import { listOrPage } from '#shared/api/paging.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serveEmailTemplates(serve: Serve, shop: Shop): void {
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
}
