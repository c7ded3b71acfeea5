// Tests that analytics receives each order once, without any data about the customer.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserStorage } from '#web/client/browser-storage.ts';
import { trackPurchase } from './track-purchase.ts';

const events: unknown[] = [];
vi.mock('#web/islands/shop-events.ts', () => ({
  trackEvent: (name: string, parameters: object) => events.push({ name, ...parameters }),
}));

const outcome = {
  outcome: 'succeeded' as const,
  orderNumber: 'ZW-1012',
  message: null,
  variant: '3x',
  amount: 48.85,
  arrivesOn: null,
};
/** Creates a shop that remembers which payments were claimed; the result creates browsers of that shop. */
const newShop = () => {
  const claimed = new Set<string>();
  const claim = async (paymentId: string) => !claimed.has(paymentId) && claimed.add(paymentId).has(paymentId);
  return () => ({
    claim,
    store: createBrowserStorage(() => {
      throw new Error('kept in memory');
    }),
  });
};

beforeEach(() => {
  events.length = 0;
});

describe('a paid order', () => {
  test('is a purchase and a conversion under its number, once, in however many browsers', async () => {
    const newBrowser = newShop();
    const browser = newBrowser();
    await trackPurchase(outcome, 'pi_1', browser);
    await trackPurchase(outcome, 'pi_1', browser);
    await trackPurchase(outcome, 'pi_1', newBrowser());
    const order = { transaction_id: 'ZW-1012', value: 48.85, variant: '3x' };
    expect(events).toEqual([
      { name: 'purchase', ...order },
      { name: 'conversion', ...order },
    ]);
  });

  test('is not heard of again when an earlier success page is opened after a later order', async () => {
    const browser = newShop()();
    await trackPurchase(outcome, 'pi_1', browser);
    await trackPurchase({ ...outcome, orderNumber: null }, 'pi_2', browser);
    await trackPurchase(outcome, 'pi_1', browser);
    expect(events).toHaveLength(4);
    expect(events[2]).toMatchObject({ name: 'purchase', transaction_id: 'pi_2' });
  });
});
