// Tests that the backup order has what the browser knows, and no invented values for the rest.

import { expect, test } from 'vitest';
import { createBrowserStorage } from '#web/client/browser-storage.ts';
import { emptyDetails } from '../details/customer-details.ts';
import { storeDetails } from '../details/storage/stored-details.ts';
import { backupOrder } from './backup-order.ts';

const inMemory = () =>
  createBrowserStorage(() => {
    throw new Error('no storage');
  });

test('what was stored at the order button becomes the backup order', () => {
  const local = inMemory();
  const session = inMemory();
  const details = {
    ...emptyDetails,
    firstName: 'Eva',
    lastName: 'Smit',
    email: 'eva@voorbeeld.nl',
    city: 'Utrecht',
  };
  storeDetails(local, details, 'WELKOM10');
  local.write('checkout-variant', '2x');
  local.write('checkout-value', '37.43');
  session.write('checkout-session-id', 'checkout_1795000000000_x');
  expect(backupOrder(local, session, 'pi_1', undefined)).toMatchObject({
    paymentIntentId: 'pi_1',
    sessionId: 'checkout_1795000000000_x',
    customerName: 'Eva Smit',
    customerEmail: 'eva@voorbeeld.nl',
    country: 'NL',
    variant: '2x',
    amount: '37.43',
    couponCode: 'WELKOM10',
  });
});

test('on another device nothing stands in for what is missing', () => {
  expect(backupOrder(inMemory(), inMemory(), 'pi_1', { variant: '3x', amount: null })).toEqual({
    paymentIntentId: 'pi_1',
    variant: '3x',
    amount: '',
  });
});
