// Starts the shops to photograph, each in its own state.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { uploadedSchema } from '#modules/media/contract.ts';
import { editedPageSchema, pageRowSchema } from '#modules/pages/contract.ts';
import { type BuiltShop, startClockedShop, startStillShop } from '#tests/e2e/built-shop.ts';
import { startStripeStandIn } from '#tests/fakes/stripe/stripe-stand-in.ts';
import { openDesk } from './owner.ts';
import type { Place } from './screen.ts';
import { makeScreenAddresses, type ScreenAddresses } from './screen-addresses.ts';

export const MOMENT = '2026-11-20T10:00:00Z';

export type Opened = {
  url: string;
  /** The addresses known only in this shop; null when no screen needs them. */
  known: ScreenAddresses | null;
  stop(): Promise<void>;
};

export const openPlace: Readonly<Record<Place, () => Promise<Opened>>> = {
  async shop() {
    const shop = await startStillShop(MOMENT);
    return orStop(shop, async () => ({
      ...shop,
      known: await makeScreenAddresses(shop.url, shop.said()),
    }));
  },
  office: async () => ({ ...(await startStillShop(MOMENT)), known: null }),
  async changed() {
    const shop = await startStillShop(MOMENT);
    return orStop(shop, async () => {
      await changeShop(shop.url);
      return { ...shop, known: null };
    });
  },
  async closed() {
    const stripe = await startStripeStandIn({ secretKey: 'sk_live_standin', now: () => new Date(MOMENT) });
    const shop = await startClockedShop(MOMENT, {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_live_standin',
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.url,
    });
    return {
      url: shop.url,
      known: null,
      async stop() {
        await shop.stop();
        await stripe.stop();
      },
    };
  },
};

async function orStop(shop: BuiltShop, prepare: () => Promise<Opened>): Promise<Opened> {
  try {
    return await prepare();
  } catch (error) {
    await shop.stop();
    throw error;
  }
}

const picture = fileURLToPath(new URL('../../assets/pictures/blog-bamboo-1200.jpeg', import.meta.url));
const stockSchema = z.array(z.object({ code: z.string(), onHand: z.number() }));

/** Adds a text, a picture and a film of the owner to the landing page, and sells the last jar. */
async function changeShop(url: string): Promise<void> {
  const desk = await openDesk(url);
  const { url: imageUrl } = uploadedSchema.parse(await desk.upload('/api/upload', readFileSync(picture)));
  const rows = pageRowSchema.array().parse(await desk.read('/api/admin/pages'));
  const id = rows.find(({ kind }) => kind === 'landing')?.id ?? 0;
  const { draft } = editedPageSchema.parse(await desk.read(`/api/admin/pages/${id}`));
  if (draft.kind !== 'landing') throw new Error('The landing page is of another kind');
  const [hero, ...rest] = draft.blocks;
  const blocks = [hero, ...ownBlocks(imageUrl), ...rest];
  await desk.send('PUT', `/api/admin/pages/${id}`, { content: { ...draft, blocks } });
  await desk.send('POST', `/api/admin/pages/${id}/publish`, {});
  const lines = stockSchema
    .parse(await desk.read('/api/admin/stock'))
    .map(({ code, onHand }) => ({ article: code, counted: 0, was: onHand }));
  await desk.send('POST', '/api/admin/stock/counts', { key: 'alles-leeg-geteld', lines });
  await desk.leave();
}

/** Returns blocks for the landing page with a text, a picture and a film. */
export function ownBlocks(imageUrl: string): object[] {
  const alt = 'Een bamboe tandenborstel op een wastafel';
  const text = {
    title: 'Waarom wij zwart maken',
    body: 'Wij zijn {winkel}, twee mensen in Utrecht die één ding goed willen doen.\n*Dit beloven we*\n• eerlijk over wat wel en niet kan\n• {garantiedagen} dagen geld terug\n• geen plastic dat je weggooit',
  };
  const shown = { title: 'Van kokosnoot tot pot', imageUrl, alt, caption: 'De borstel zit er los bij.' };
  const film = {
    title: 'Zo poets je zwart',
    text: 'Twee minuten, kwart voor kwart.',
    imageUrl,
    alt,
    address: 'https://youtu.be/abc',
  };
  return [
    { id: 'own-text', kind: 'text', on: true, fields: text },
    { id: 'own-picture', kind: 'picture', on: true, fields: shown },
    { id: 'own-video', kind: 'video', on: true, fields: film },
  ];
}
