// What the server hands to the AI Advies island: the packs on offer, with the prices of the moment.

import * as z from 'zod';

const offeredPackSchema = z.object({
  id: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  priceCents: z.number().int(),
  originalPriceCents: z.number().int().nullable(),
  soldOut: z.boolean(),
  imageUrl: z.string().nullable(),
});
export type OfferedPack = z.infer<typeof offeredPackSchema>;

export const advicePropsSchema = z.object({ packs: z.array(offeredPackSchema) });
export type AdviceProps = z.infer<typeof advicePropsSchema>;
