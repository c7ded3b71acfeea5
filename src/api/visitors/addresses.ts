// The address endpoint of the checkout: finds street, city and additions of a Dutch postal code and house
// number.

import { addressEndpoints } from '#modules/shipping/endpoints.ts';
import type { Serve } from '../serve.ts';
import type { Shop } from '../shop.ts';

export function serveAddresses(serve: Serve, { lookUpAddress }: Shop): void {
  serve(addressEndpoints.lookUp, async ({ query }) => {
    const { additions: _, ...answer } = await lookUpAddress(query);
    return answer;
  });
  serve(addressEndpoints.additions, async ({ query }) => {
    const { success, additions } = await lookUpAddress(query);
    return { success, additions };
  });
}
