// The picture of the ordered pack.

import { useQuery } from '@tanstack/react-query';
import type { Order } from '#modules/orders/contract.ts';
import { PackPicture } from '#web/ui/pictures/pack-picture.tsx';
import { packsQuery } from '../../admin-queries.ts';

/** The picture of a pack that is for sale; a drawing of the same number of jars for other packs. */
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
