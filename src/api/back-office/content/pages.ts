// The endpoints of the pages an owner writes: drafts, publishing, versions and redirects.

import { pageEndpoints, redirectEndpoints } from '#modules/pages/endpoints.ts';
import {
  addRedirect,
  cancelSchedule,
  createPage,
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
  type TodaysVariable,
  unpublishPage,
} from '#modules/pages/index.ts';
import type { EndpointCall, Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

/**
 * Reads the current values of the variables in page texts, such as the return period, formatted as text. The
 * storefront supplies this function.
 */
type ReadVariables = () => Promise<TodaysVariable[]>;

/**
 * Returns the arguments for the use cases that change a page: its id, the operator, and as `seen` the version
 * of the page that the operator saw.
 */
const atSeenVersion = ({
  params,
  body,
  actor,
}: Pick<EndpointCall<typeof pageEndpoints.discard>, 'params' | 'body' | 'actor'>) => ({
  id: params.id,
  actor,
  seen: body.version,
});

export function servePages(serve: Serve, shop: Shop, readVariables: ReadVariables): void {
  serve(pageEndpoints.list, () => listPages(shop));
  serve(pageEndpoints.one, ({ params }) => getEditedPage(shop, params.id));
  serve(pageEndpoints.create, ({ body, actor }) => createPage(shop, body, actor));
  serve(pageEndpoints.save, ({ params, body, actor }) => savePage(shop, { ...params, actor }, body));
  serve(pageEndpoints.discard, (call) => discardDraft(shop, atSeenVersion(call)));
  serve(pageEndpoints.publish, ({ params, body, actor }) => publishPage(shop, { ...params, actor }, body));
  serve(pageEndpoints.cancelSchedule, (call) => cancelSchedule(shop, atSeenVersion(call)));
  serve(pageEndpoints.takeBack, (call) => unpublishPage(shop, atSeenVersion(call)));
  serve(pageEndpoints.restore, ({ params, body, actor }) => restorePage(shop, { ...params, actor }, body));
  serve(pageEndpoints.delete, ({ params }) => deletePage(shop, params.id));
  serve(pageEndpoints.variables, readVariables);
  serve(pageEndpoints.versions, ({ params }) => listVersions(shop, params.id));
  serve(pageEndpoints.oneVersion, ({ params }) => getPageVersion(shop, params));
  serve(redirectEndpoints.list, () => listRedirects(shop));
  serve(redirectEndpoints.create, ({ body }) => addRedirect(shop, body));
  serve(redirectEndpoints.delete, ({ params }) => removeRedirect(shop, params.id));
}
