// Tests with which owner passwords from the environment a live shop may start.

import { expect, test } from 'vitest';
import { refuseWeakOwner } from './refuse-weak-owner.ts';

const start = (password: string | null, live = true) =>
  refuseWeakOwner({ live, admin: { username: 'admin', password, reset: null } });

test.each(['password', 'Welkom01!', 'wachtwoord12', 'admin-admin-admin', 'aaaaaaaaaaaaaa', 'qwertyuiopas'])(
  'a live shop does not start with %s',
  async (password) => {
    await expect(start(password)).rejects.toThrow(/ADMIN_PASSWORD/);
    await expect(start(password, false)).resolves.toBeUndefined();
  },
);

test('a live shop starts with a good one, or with one it makes up', async () => {
  await expect(start('vier-paarden-drinken-thee')).resolves.toBeUndefined();
  await expect(start(null)).resolves.toBeUndefined();
});
