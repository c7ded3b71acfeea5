// Reads the lines of an order from their JSON text. Older orders have other shapes, so each field is read
// separately, and an unreadable field does not break the page.

import * as z from 'zod';

const lineSchema = z
  .object({
    name: z.string().catch(''),
    variant: z.string().catch(''),
    price: z.union([z.string(), z.number()]).transform(String).catch(''),
    quantity: z.coerce.number().int().positive().catch(1),
  })
  .partial();

export type OrderLine = { position: number; name: string; price: string; quantity: number };

/** Returns the lines of an order; empty when the text is not a list. */
export function orderLines(products: string): OrderLine[] {
  const list = z.array(z.unknown()).safeParse(parsed(products));
  if (!list.success) return [];
  return list.data.flatMap((item, position) => {
    const line = lineSchema.safeParse(item);
    if (!line.success) return [];
    const { name, variant, price, quantity } = line.data;
    return [{ position, name: name || variant || 'Artikel', price: price ?? '', quantity: quantity ?? 1 }];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
