// What the server hands to the AI Advies island: the packs on offer, with the prices of the moment.

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

/** `freeIn`: where sending costs nothing, "NL en BE". */
export const advicePropsSchema = v.object({ packs: v.array(offeredPackSchema), freeIn: v.string() });
export type AdviceProps = v.InferOutput<typeof advicePropsSchema>;
