// The contract of notices to operators: their kinds, and the devices that receive them.

import * as z from 'zod';
import type { Tag } from '#shared/api/tags.ts';

/**
 * A kind of notice. `label` is its name and `explains` its explanation, in Dutch. `part` is a part of the
 * API: pushes go only to operators whose role may read that part (accounts/rights.ts). `example` is the title
 * of a test notice.
 */
type NoticeKindInfo = { label: string; explains: string; part: Tag; example: string };

/**
 * The kinds of notices. The settings (`notifications`) determine per kind whether its notices are sent
 * immediately or wait for the daily digest.
 */
export const noticeKinds = {
  newOrder: {
    label: 'Nieuwe bestelling',
    explains: 'Zodra een klant heeft betaald.',
    part: 'orders',
    example: 'Nieuwe bestelling ZW100123',
  },
  lowStock: {
    label: 'Voorraad laag',
    explains: 'Als een artikel onder zijn grens zakt; de grens staat bij Voorraad.',
    part: 'stock',
    example: 'Pot tandpoeder: nog 24 op voorraad',
  },
  dispute: {
    label: 'Geschil',
    explains: 'Als een klant een betaling betwist bij de bank.',
    part: 'orders',
    example: 'Geschil over bestelling ZW100123',
  },
  refundFailed: {
    label: 'Terugbetaling mislukt',
    explains: 'Als de betaaldienst een terugbetaling weigert of de bank het geld terugstuurt.',
    part: 'orders',
    example: 'Terugbetaling mislukt: bestelling ZW100123',
  },
  unexplainedPayment: {
    label: 'Betaling zonder bestelling',
    explains: 'Als er geld is ontvangen waar geen bestelling bij hoort.',
    part: 'operations',
    example: 'Betaling zonder bestelling',
  },
  labelRefused: {
    label: 'Label niet gelukt',
    explains: 'Als de labeldienst geen label maakt.',
    part: 'labels',
    example: 'Label niet gelukt: bestelling ZW100123',
  },
  mailFailed: {
    label: 'Mail niet bezorgd',
    explains: 'Als een mail na alle pogingen niet aankomt, of het adres niet bestaat.',
    part: 'mail',
    example: 'Mail niet bezorgd: Bestelbevestiging',
  },
  webhookSilent: {
    label: 'Betaaldienst meldt niets',
    explains: 'Als er een dag lang wel betaald wordt, maar de betaaldienst niets laat weten.',
    part: 'operations',
    example: 'De betaaldienst meldt al een dag niets',
  },
  backupLate: {
    label: 'Back-up te laat of mislukt',
    explains: 'Als er een dag geen back-up is, of als er een mislukt.',
    part: 'operations',
    example: 'De laatste back-up is van gisteren',
  },
  withdrawalDue: {
    label: 'Herroeping bijna verlopen',
    explains: 'Drie dagen voor het geld terug moet zijn.',
    part: 'withdrawals',
    example: 'Herroeping: geld terug vóór vrijdag',
  },
} as const satisfies Record<string, NoticeKindInfo>;

export type NoticeKind = keyof typeof noticeKinds;
export const noticeKindNames = z.enum(
  Object.keys(noticeKinds).filter((name): name is NoticeKind => Object.hasOwn(noticeKinds, name)),
);

export const tryNoticeSchema = z.object({ kind: noticeKindNames });
/**
 * The recipients of a test notice: `recipient` is the mail address, `devices` the number of devices of the
 * requesting operator.
 */
export const triedNoticeSchema = z.object({ recipient: z.string(), devices: z.number().int() });

/**
 * The URL of a browser's push service. Only https on the default port with a host name is accepted, so the
 * shop never calls another address.
 */
const endpoint = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'Ongeldig adres' })
  .max(1000)
  .refine((text) => !URL.canParse(text) || isPlain(new URL(text)), 'Ongeldig adres');

const isPlain = ({ port, username, password }: URL) => port === '' && username === '' && password === '';

/** A push subscription as given by the browser (`PushSubscription.toJSON()`). */
export const subscribeSchema = z.object({
  endpoint,
  keys: z.object({
    /**
     * Public key (P-256) of the device that subscribes to pushes; `auth` is a secret of 16 bytes. Both are
     * base64url.
     */
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  }),
});
export type Subscribe = z.infer<typeof subscribeSchema>;

export const pushDeviceSchema = z.object({
  id: z.number().int(),
  /** User agent of the browser on a subscribed device. */
  device: z.string(),
  /**
   * URL of a push subscription at the push service, by which a browser recognises the subscription as its
   * own.
   */
  endpoint: z.string(),
  createdAt: z.string(),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

export const pushSchema = z.object({
  /** Public key of the shop's push key pair, which a browser passes to `PushManager.subscribe`. */
  publicKey: z.string(),
  /** Devices on which the requesting operator receives pushes. */
  devices: z.array(pushDeviceSchema),
});
export type Push = z.infer<typeof pushSchema>;
