// Street, place and additions of a Dutch doorstep, for the checkout.

import { addressEndpoints } from '#modules/shipping/endpoints.ts';
import type { Serve } from '../serve.ts';
import type { Shop } from '../shop.ts';

export function serveAddresses(serve: Serve, { lookUpAddress }: Shop): void {
  serve(addressEndpoints.lookUp, async ({ query }) => {
    const { success, address } = await lookUpAddress(query);
    return address ? { success, address } : { success };
  });
  serve(addressEndpoints.additions, async ({ query }) => {
    const { success, additions } = await lookUpAddress(query);
    return { success, additions };
  });
}
