// Creates the addresses that exist only after an action in the shop: an order, a sign-up, a payment in
// progress.

import { type APIRequestContext, request } from 'playwright-core';
import { accepted, buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { OPERATOR } from '../built-shop.ts';

export type KnownAddresses = {
  post: string;
  /** The address of an owner's page with everything a text can contain. */
  written: string;
  /** The address of the customer's page of a paid order. */
  order: string;
  confirmNewsletter: string;
  /** The address with which a person unsubscribes from reminders and review requests. */
  stopMail: string;
  /** The address of the bank's page of an iDEAL payment that waits for the customer. */
  bank: string;
};

type Mail = { recipient: string; html: string };

const TEXT = [
  'Vooraf over {winkel}.',
  '**Wie we zijn**',
  'Lees [ons beleid](/privacy-policy) of mail {e-mail}.',
  '*Wat we doen*',
  '• eerlijk',
  '• zwart',
  '1. poetsen',
  '2. spoelen',
  '“Zo wit was het nog nooit.”',
  '**In cijfers**',
  'Bedrijf = {bedrijf}',
  '|| Wat en hoe lang',
  '| Wat | Hoe lang',
  '| Garantie | {garantiedagen} dagen',
  '{verzendkosten}',
].join('\n');

async function writePage(operator: APIRequestContext): Promise<string> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const page = await (
    await operator.post('/api/admin/pages', { data: { title: 'Over ons verhaal' }, headers })
  ).json();
  const content = { ...page.draft, intro: 'Waarom {winkel} bestaat.', body: TEXT };
  await operator.put(`/api/admin/pages/${page.id}`, { data: { content }, headers });
  const answer = await operator.post(`/api/admin/pages/${page.id}/publish`, { data: {}, headers });
  return (await answer.json()).address;
}

const READER = 'lezer@example.nl';

export async function makeKnownAddresses(url: string): Promise<KnownAddresses> {
  const buyer = createBuyer(url);
  await buyByCard(buyer, { variant: '2x' });
  const atBank = createBuyer(url);
  await atBank.saveDetails();
  const { clientSecret, paymentIntentId } = await atBank.checkout({ variant: '1x' });
  accepted(await atBank.confirm(clientSecret, { type: 'ideal' }));

  const operator = await request.newContext({ baseURL: url });
  try {
    await operator.post('/nieuwsbrief', {
      form: { email: READER },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    await operator.post('/api/admin/login', { data: OPERATOR });
    const [order]: { id: number }[] = await (await operator.get('/api/admin/orders')).json();
    await operator.post('/api/admin/send-email', {
      data: { orderId: order?.id, emailType: 'review_request' },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const linkTo = async (path: string): Promise<string> => {
      for (let attempt = 0; attempt < 150; attempt += 1) {
        const mails: Mail[] = await (await operator.get('/api/admin/outbox')).json();
        const links = mails.flatMap(({ html }) => [...html.matchAll(/href="([^"]+)"/g)]);
        const link = links
          .map(([, href = '']) => href.replaceAll('&amp;', '&'))
          .find((href) => href.includes(path));
        if (link) return link.replace(url, '');
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`No mail links to ${path}`);
    };
    const posts: { slug: string }[] = await (await operator.get('/api/blog-posts')).json();
    return {
      written: await writePage(operator),
      post: `/blog/${posts[0]?.slug ?? ''}`,
      order: await linkTo('/bestelling/'),
      confirmNewsletter: await linkTo('/nieuwsbrief/bevestigen'),
      stopMail: await linkTo('/afmelden?'),
      bank: `/sandbox/bank/${paymentIntentId}`,
    };
  } finally {
    await operator.dispose();
  }
}
