// /bestelling/{token}/factuur and …/factuur/{number}: the customer's invoice or credit note as PDF, behind
// the same signed link as the order. Nobody else's to see, so it is never kept; a link that is not ours finds
// nothing.

import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/invoice-file.ts';
import { privateFile } from './private-file.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const file = await shop.findInvoiceByToken(params.token, params.number ?? null);
  return privateFile(file, 'Deze factuur bestaat niet.');
}
