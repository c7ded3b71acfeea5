// The props the server passes to the AI Advies island: the packs for sale with their current prices.

import * as v from 'valibot';

const offeredPackSchema = v.object({
  id: v.string(),
  name: v.string(),
  quantity: v.pipe(v.number(), v.integer()),
  priceCents: v.pipe(v.number(), v.integer()),
  originalPriceCents: v.nullable(v.pipe(v.number(), v.integer())),
  soldOut: v.boolean(),
  imageUrl: v.nullable(v.string()),
});
export type OfferedPack = v.InferOutput<typeof offeredPackSchema>;

/**
 * Schema of the props of the AI Advies island. `freeIn` names the countries with free shipping, such as
 * "NL en BE".
 */
export const advicePropsSchema = v.object({ packs: v.array(offeredPackSchema), freeIn: v.string() });
export type AdviceProps = v.InferOutput<typeof advicePropsSchema>;
