// The route /bestelling/{token}/na-foto: a calendar file with the day on which the customer makes the photo
// of the teeth after brushing. It is behind the same signed link as the order.

import { addDays } from '#shared/shop-days.ts';
import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/after-photo-calendar.ts';
import { afterPhotoCalendar } from './after-photo.ts';
import { privateFile } from './private-file.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const [opened, { brand, claims }] = await Promise.all([
    shop.openOrderLink(params.token),
    shop.getSettings(),
  ]);
  if (opened.kind !== 'order') return privateFile(null, 'Deze bestelling bestaat niet.');
  const { orderNumber, beginsOn } = opened.order;
  const content = afterPhotoCalendar({
    orderNumber,
    brand: brand.name,
    madeAt: shop.now(),
    day: addDays(beginsOn, claims.resultDays),
    resultDays: claims.resultDays,
  });
  return privateFile(
    { filename: 'na-foto.ics', content: Buffer.from(content) },
    '',
    'text/calendar; charset=utf-8',
  );
}
