// The pages the owner writes, for the back-office: drafts, publishing, versions, and addresses that lead on.

import { pageEndpoints, redirectEndpoints } from '#modules/pages/endpoints.ts';
import {
  addRedirect,
  beginPage,
  cancelPlan,
  deletePage,
  discardDraft,
  getEditedPage,
  getPageVersion,
  listPages,
  listRedirects,
  listVersions,
  publishPage,
  removeRedirect,
  restorePage,
  savePage,
  takePageBack,
} from '#modules/pages/index.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function servePages(serve: Serve, shop: Shop): void {
  serve(pageEndpoints.list, () => listPages(shop));
  serve(pageEndpoints.one, ({ params }) => getEditedPage(shop, params.id));
  serve(pageEndpoints.create, ({ body, actor }) => beginPage(shop, body, actor));
  serve(pageEndpoints.save, ({ params, body, actor }) => savePage(shop, { ...params, actor }, body));
  serve(pageEndpoints.discard, ({ params, body, actor }) =>
    discardDraft(shop, { ...params, actor }, body.version),
  );
  serve(pageEndpoints.publish, ({ params, body, actor }) => publishPage(shop, { ...params, actor }, body));
  serve(pageEndpoints.cancelPlan, ({ params, body, actor }) =>
    cancelPlan(shop, { ...params, actor }, body.version),
  );
  serve(pageEndpoints.takeBack, ({ params, body, actor }) =>
    takePageBack(shop, { ...params, actor }, body.version),
  );
  serve(pageEndpoints.restore, ({ params, body, actor }) => restorePage(shop, { ...params, actor }, body));
  serve(pageEndpoints.delete, ({ params }) => deletePage(shop, params.id));
  serve(pageEndpoints.versions, ({ params }) => listVersions(shop, params.id));
  serve(pageEndpoints.oneVersion, ({ params }) => getPageVersion(shop, params));
  serve(redirectEndpoints.list, () => listRedirects(shop));
  serve(redirectEndpoints.create, ({ body }) => addRedirect(shop, body));
  serve(redirectEndpoints.delete, ({ params }) => removeRedirect(shop, params.id));
}
