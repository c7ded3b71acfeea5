// What was bought, as the shop shows it.

import { useQuery } from '@tanstack/react-query';
import type { Order } from '#modules/orders/contract.ts';
import { PackPicture } from '#web/ui/pictures/pack-picture.tsx';
import { packsQuery } from '../../admin-queries.ts';

/** Of the packs that are for sale the picture is known; of any other there is the drawn one. */
export function OrderPicture({ order: { variant, quantity } }: { order: Order }) {
  const { data = [] } = useQuery(packsQuery);
  const pack = data.find(({ id }) => id === variant);
  return (
    <PackPicture
      pack={pack ?? { quantity, imageUrl: null }}
      sizes="56px"
      className="mt-1 ml-4 size-14 flex-none rounded-lg bg-tile object-cover"
    />
  );
}
