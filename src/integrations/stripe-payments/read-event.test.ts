// Tests which Stripe webhooks are accepted: only those with a valid signature, recent, and of the shop's mode
// (live or test).

import { describe, expect, it } from 'vitest';
import { minutes } from '#shared/clock.ts';
import { signWebhook } from '../sandbox-payments/messages/webhook-signature.ts';
import { createReadEvent } from './read-event.ts';

const now = new Date('2026-11-20T12:00:00Z');
const signatureOf = ({ body, ...rest }: { body: string; secret: string; at: Date }) =>
  signWebhook({ rawBody: Buffer.from(body), ...rest });

const secret = 'whsec_one';
const read = createReadEvent({ webhookSecret: secret, live: false, clock: { now: () => now } });

type Info = { type?: string; object?: object; livemode?: boolean; id?: string };
const eventOf = ({ type = 'payment_intent.succeeded', object, livemode = false, id = 'evt_1' }: Info = {}) =>
  JSON.stringify({
    id,
    object: 'event',
    type,
    created: 1_795_000_000,
    livemode,
    api_version: '2026-10-28.endive',
    data: { object: object ?? { id: 'pi_1', object: 'payment_intent' } },
  });
const readSigned = (body: string, { at = now, by = secret } = {}) =>
  read(Buffer.from(body), signatureOf({ body, secret: by, at }));

describe('a webhook of Stripe', () => {
  it('is read when it is signed, fresh and of the shop’s own mode', () => {
    expect(readSigned(eventOf())).toEqual({
      id: 'evt_1',
      type: 'payment_intent.succeeded',
      about: 'payment',
      paymentId: 'pi_1',
      traceparent: null,
      createdAt: new Date(1_795_000_000_000),
    });
  });

  it('tells of which story its payment is, when the shop wrote that into it', () => {
    const object = { id: 'pi_1', object: 'payment_intent', metadata: { traceparent: '00-a-b-01' } };
    expect(readSigned(eventOf({ object }))).toMatchObject({ traceparent: '00-a-b-01' });
  });

  it('with several signatures is read when one of them is right, as while a secret is changed', () => {
    const body = eventOf();
    const [time, old] = signatureOf({ body, secret: 'whsec_old', at: now }).split(',');
    const [, current] = signatureOf({ body, secret, at: now }).split(',');
    expect(read(Buffer.from(body), `${time},${old},${current}`)).toMatchObject({ id: 'evt_1' });
  });

  it('is refused without a signature, with a foreign, a broken or a stale one', () => {
    const body = eventOf();
    expect(read(Buffer.from(body), undefined)).toBe('invalid_signature');
    for (const header of ['', 't=1', 'v1=00', 't=abc,v1=00', `t=1,v1=${'0'.repeat(64)}`])
      expect(read(Buffer.from(body), header)).toBe('invalid_signature');
    expect(readSigned(body, { by: 'whsec_two' })).toBe('invalid_signature');
    for (const way of [-1, 1]) {
      const at = (ms: number) => ({ at: new Date(now.getTime() + way * ms) });
      expect(readSigned(body, at(minutes(5) + 1000))).toBe('invalid_signature');
      expect(readSigned(body, at(minutes(5)))).toMatchObject({ id: 'evt_1' });
    }
  });

  it('is refused when a single byte of the body changed', () => {
    const body = eventOf();
    const header = signatureOf({ body, secret, at: now });
    expect(read(Buffer.from(body.replace('pi_1', 'pi_2')), header)).toBe('invalid_signature');
    expect(read(Buffer.from(`${body}\n`), header)).toBe('invalid_signature');
  });

  it('of the other mode is refused by that name', () => {
    expect(readSigned(eventOf({ livemode: true }))).toBe('wrong_mode');
    expect(readSigned(eventOf({ livemode: true }), { by: 'whsec_two' })).toBe('invalid_signature');
  });

  it('that is signed and no event is refused by that name', () => {
    for (const body of ['', 'no json', '[]', '{}', JSON.stringify({ object: 'event' })])
      expect(readSigned(body)).toBe('unknown_event');
    const thin = JSON.stringify({ id: 'evt_2', object: 'v2.core.event', type: 'x' });
    expect(readSigned(thin)).toBe('unknown_event');
  });

  it.each([
    ['charge.refund.updated', { id: 're_2', object: 'refund', payment_intent: 'pi_8' }, 'reversal', 'pi_8'],
    ['charge.failed', { id: 'ch_3', object: 'charge', payment_intent: 'pi_9' }, 'payment', 'pi_9'],
    ['payment_intent.processing', { id: 'pi_2', object: 'payment_intent' }, 'payment', 'pi_2'],
    ['charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: 'pi_3' }, 'reversal', 'pi_3'],
    ['refund.failed', { id: 're_1', object: 'refund', payment_intent: 'pi_4' }, 'reversal', 'pi_4'],
    [
      'charge.dispute.created',
      { id: 'du_1', object: 'dispute', payment_intent: { id: 'pi_5' } },
      'reversal',
      'pi_5',
    ],
    [
      'radar.early_fraud_warning.created',
      { id: 'issfr_1', object: 'x', payment_intent: 'pi_6' },
      'payment',
      'pi_6',
    ],
    ['charge.succeeded', { id: 'ch_2', object: 'charge', payment_intent: null }, 'other', null],
    ['customer.created', { id: 'cus_1', object: 'customer' }, 'other', null],
    [
      'checkout.session.completed',
      { id: 'cs_1', object: 'checkout.session', payment_intent: 'pi_7' },
      'other',
      null,
    ],
    ['balance.available', { object: 'balance' }, 'other', null],
  ])(
    '%s points at the payment it is about, or at none, and says in what way',
    (type, object, about, paymentId) => {
      expect(readSigned(eventOf({ type, object }))).toMatchObject({ type, about, paymentId });
    },
  );
});
