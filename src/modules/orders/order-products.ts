// Parses the `products` text with which an operator edits the lines of an order: a JSON list of names, prices
// in euros and quantities.

import * as z from 'zod';
import { invalidFields } from '#shared/api/problems.ts';
import { cents, fromEuros } from '#shared/money.ts';
import type { NewOrderLine } from './order.repository.ts';

const productsSchema = z
  .array(
    z.object({
      name: z.string().min(1).max(200),
      price: z.coerce.number().nonnegative().max(100_000),
      quantity: z.number().int().min(1).max(1000),
    }),
  )
  .max(50);

/**
 * Returns the order lines the operator requested; undefined when the order already has exactly these lines.
 * Throws 422 `products` for invalid text.
 */
export function parseRequestedLines(
  text: string,
  { variantCode }: { variantCode: string },
  present: readonly NewOrderLine[],
): NewOrderLine[] | undefined {
  const requested = parseProducts(text, variantCode);
  const isSame = ({ label, quantity, unitAmount }: NewOrderLine, index: number) => {
    const line = present[index];
    return line?.label === label && line.quantity === quantity && line.unitAmount === unitAmount;
  };
  return requested.length === present.length && requested.every(isSame) ? undefined : requested;
}

function parseProducts(text: string, variantCode: string): NewOrderLine[] {
  const parsed = productsSchema.safeParse(readJson(text));
  if (!parsed.success)
    throw invalidFields([{ path: 'products', message: 'Dit is geen geldige lijst van producten' }]);
  return parsed.data.map(({ name, price, quantity }) => {
    const unitAmount = fromEuros(price);
    return { label: name, variantCode, quantity, unitAmount, amount: cents(unitAmount * quantity) };
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
