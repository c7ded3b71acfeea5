// What was bought, as the shop shows it.

import { useQuery } from '@tanstack/react-query';
import type { Order } from '#modules/orders/contract.ts';
import { PackPicture } from '#web/ui/pictures/pack-picture.tsx';
import { useRights } from '../../session/admin-session.ts';
import { variantsQuery } from '../../shared/catalog/catalog-calls.ts';

export function OrderPicture({ order: { variant, quantity } }: { order: Order }) {
  const { data = [] } = useQuery({ ...variantsQuery, enabled: useRights().reads('variants') });
  const pack = data.find(({ code }) => code === variant);
  return (
    <PackPicture
      pack={pack ?? { quantity, imageUrl: null }}
      sizes="56px"
      className="mt-1 ml-4 size-14 flex-none rounded-lg bg-tile object-cover"
    />
  );
}
