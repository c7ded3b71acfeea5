// The measuring hears of an order once, and of nothing that says who ordered.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserStorage } from '#web/client/browser-storage.ts';
import { measureOrder } from './measure-order.ts';

const heard: unknown[] = [];
vi.mock('#web/islands/shop-events.ts', () => ({
  announce: (name: string, parameters: object) => heard.push({ name, ...parameters }),
}));

const outcome = {
  outcome: 'succeeded' as const,
  orderNumber: 'ZW-1012',
  message: null,
  variant: '3x',
  amount: 48.85,
  arrivesOn: null,
};
/** Of one shop, which remembers who asked. */
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
  heard.length = 0;
});

describe('a paid order', () => {
  test('is a purchase and a conversion under its number, once, in however many browsers', async () => {
    const newBrowser = newShop();
    const browser = newBrowser();
    await measureOrder(outcome, 'pi_1', browser);
    await measureOrder(outcome, 'pi_1', browser);
    await measureOrder(outcome, 'pi_1', newBrowser());
    const order = { transaction_id: 'ZW-1012', value: 48.85, variant: '3x' };
    expect(heard).toEqual([
      { name: 'purchase', ...order },
      { name: 'conversion', ...order },
    ]);
  });

  test('is not heard of again when an earlier success page is opened after a later order', async () => {
    const browser = newShop()();
    await measureOrder(outcome, 'pi_1', browser);
    await measureOrder({ ...outcome, orderNumber: null }, 'pi_2', browser);
    await measureOrder(outcome, 'pi_1', browser);
    expect(heard).toHaveLength(4);
    expect(heard[2]).toMatchObject({ name: 'purchase', transaction_id: 'pi_2' });
  });
});
