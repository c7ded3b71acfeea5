// The route /bestelling/{token}/retourlabel/{reference}: the label of a return as PDF, behind the same signed
// link as the order.

import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/return-label-file.ts';
import { privateFile } from './private-file.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  return privateFile(
    await shop.findReturnLabelByToken(params.token, params.reference),
    'Dit label bestaat niet.',
  );
}
