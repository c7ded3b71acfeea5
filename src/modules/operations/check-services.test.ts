// Tests the state shown for services that answer, fail or do not respond.

import { expect, test } from 'vitest';
import { checkServices, type ProbeService } from './check-services.ts';

test('every service is asked; one that breaks or is silent is failing and holds up no other', async () => {
  const warned: object[] = [];
  const probeService: ProbeService = async (key) => {
    if (key === 'mail') throw new Error('password of smtp://user:geheim@host');
    if (key === 'labels') await new Promise(() => {});
    return { state: 'connected', detail: 'ok' };
  };
  const shop = { probeService, log: { warn: (fields: object) => void warned.push(fields) } };
  const services = await checkServices(shop, 20);
  expect(services.map(({ key, state }) => [key, state])).toEqual([
    ['payments', 'connected'],
    ['database', 'connected'],
    ['jobs', 'connected'],
    ['mail', 'failing'],
    ['inbox', 'connected'],
    ['text', 'connected'],
    ['labels', 'failing'],
    ['addresses', 'connected'],
    ['storage', 'connected'],
    ['backups', 'connected'],
    ['log', 'connected'],
    ['clock', 'connected'],
  ]);
  expect(JSON.stringify(services)).not.toContain('geheim');
  expect(warned).toHaveLength(1);
});
