// /bestelling/{token}/factuur and …/factuur/{number}: the customer's invoice or credit note as PDF, behind the same signed link
// as the order. Nobody else's to see, so it is never kept; a link that is not ours finds nothing.

import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/invoice-address.ts';

const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const file = await shop.findInvoiceByToken(params.token, params.number ?? null);
  if (!file) return new Response('Deze factuur bestaat niet.', { status: 404, headers: PRIVATE });
  return new Response(Buffer.from(file.content), {
    headers: {
      ...PRIVATE,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${file.filename}"`,
    },
  });
}
