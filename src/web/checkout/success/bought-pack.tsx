// The picture of the pack that was bought, on the success page and after a difference was paid.

import { inTheMiddle, PackPicture } from '#web/ui/pictures/pack-picture.tsx';
import type { CheckoutInfo } from '../page/checkout-info.ts';
import { ANIMATED_JAR, PRODUCT_PICTURE } from '../summary/order-summary.tsx';

/**
 * The picture of the bought pack; renders nothing when the pack is unknown. In a view transition the
 * checkout's picture turns into it.
 */
export function BoughtPack({ info, variant }: { info: CheckoutInfo; variant: string | null }) {
  const pack = info.packs.find(({ id }) => id === variant);
  if (!pack) return null;
  return (
    <div className={`${PRODUCT_PICTURE} ${ANIMATED_JAR} mx-auto size-44 max-w-full rounded-card`}>
      <PackPicture pack={pack} sizes="176px" className={inTheMiddle(pack)} />
    </div>
  );
}
