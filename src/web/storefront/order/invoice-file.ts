// The routes /bestelling/{token}/factuur and …/factuur/{number}: the customer's invoice or credit note as
// PDF, behind the same signed link as the order. It is private, so it is never cached. An invalid link gives
// a 404.

import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/invoice-file.ts';
import { privateFile } from './private-file.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const file = await shop.findInvoiceByToken(params.token, params.number ?? null);
  return privateFile(file, 'Deze factuur bestaat niet.');
}
