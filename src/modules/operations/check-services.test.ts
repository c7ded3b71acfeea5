// What the badges say of services that answer, break or are silent.

import { expect, test } from 'vitest';
import { createCheckServices, type ServiceProbe } from './check-services.ts';

const fine: ServiceProbe = async () => ({ state: 'connected', detail: 'ok' });

test('every service is asked; one that breaks or is silent is failing and holds up no other', async () => {
  const warned: object[] = [];
  const check = createCheckServices({
    probes: {
      ...{
        payments: fine,
        database: fine,
        jobs: fine,
        text: fine,
        storage: fine,
        backups: fine,
        log: fine,
        clock: fine,
      },
      mail: () => Promise.reject(new Error('password of smtp://user:geheim@host')),
      labels: () => new Promise(() => {}),
    },
    log: { warn: (facts) => void warned.push(facts) },
    patienceMs: 20,
  });
  const services = await check();
  expect(services.map(({ key, state }) => [key, state])).toEqual([
    ['payments', 'connected'],
    ['database', 'connected'],
    ['jobs', 'connected'],
    ['mail', 'failing'],
    ['text', 'connected'],
    ['labels', 'failing'],
    ['storage', 'connected'],
    ['backups', 'connected'],
    ['log', 'connected'],
    ['clock', 'connected'],
  ]);
  expect(JSON.stringify(services)).not.toContain('geheim');
  expect(warned).toHaveLength(1);
});
