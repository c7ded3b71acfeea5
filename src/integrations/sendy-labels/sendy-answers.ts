// Validates Sendy's answers, as far as the shop reads them. Each answer is wrapped in `data`. Missing and new
// fields are accepted; an answer of another shape counts as no answer.

import * as z from 'zod';
import { LabelServiceTimeout, type ProviderShipment } from '#modules/shipping/index.ts';

const text = z.string().nullish();

const packageSchema = z.object({ package_number: text, tracking_url: text });

export const shipmentSchema = z.object({
  uuid: z.string().min(1),
  reference: text,
  status: text,
  phase: text,
  packages: z.array(packageSchema).nullish(),
});
export type SendyShipment = z.infer<typeof shipmentSchema>;

export const listMetaSchema = z.object({ last_page: z.number().int().default(1) });
export const carrierSchema = z.object({ id: z.union([z.number(), z.string()]), value: text, name: text });
export const serviceSchema = z.object({ value: z.string(), name: text, options: z.unknown() });
export type SendyService = z.infer<typeof serviceSchema>;
export const shopSchema = z.object({ uuid: z.string().min(1), name: text });

/**
 * Returns the member `data` of Sendy's answer, validated by `schema`. Throws `LabelServiceTimeout` when the
 * answer has an unexpected shape.
 */
export function dataOf<Data>(answer: unknown, schema: z.ZodType<Data>): Data {
  const parsed = z.object({ data: schema }).safeParse(answer);
  if (parsed.success) return parsed.data.data;
  throw new LabelServiceTimeout('Sendy answered in another shape than agreed', { cause: parsed.error });
}

/** Returns the number of pages of a list at Sendy; 1 when the answer does not state it. */
export function lastPageOf(answer: unknown): number {
  return z.object({ meta: listMetaSchema }).safeParse(answer).data?.meta.last_page ?? 1;
}

/**
 * Returns the labels in Sendy's answer as one PDF, which Sendy sends as `labels` or `documents`, inside
 * `data` or not. Throws `LabelServiceTimeout` when the answer contains no PDF.
 */
export function labelsOf(answer: unknown): Buffer {
  const documents = z.object({ labels: z.string().optional(), documents: z.string().optional() });
  const either = z.union([z.object({ data: documents }).transform(({ data }) => data), documents]);
  const parsed = either.safeParse(answer).data;
  const pdf = Buffer.from(parsed?.labels ?? parsed?.documents ?? '', 'base64');
  if (pdf.subarray(0, 5).toString('latin1') === '%PDF-') return pdf;
  throw new LabelServiceTimeout('Sendy answered something that is no PDF');
}

const STATUSES: Readonly<Record<string, ProviderShipment['status']>> = {
  new: 'new',
  generated: 'generated',
  cancelled: 'cancelled',
  deleted: 'cancelled',
};

export function shipmentOf(shipment: SendyShipment): ProviderShipment {
  const first = shipment.packages?.[0];
  const url = first?.tracking_url ?? null;
  return {
    id: shipment.uuid,
    status: STATUSES[shipment.status ?? ''] ?? 'other',
    isDelivered: shipment.phase === 'delivered',
    trackingCode: first?.package_number || null,
    trackingUrl: url && /^https?:\/\//.test(url) ? url : null,
  };
}
