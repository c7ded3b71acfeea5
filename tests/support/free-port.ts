// A port nobody listens on, for servers whose address has to be known before they start.

import { once } from 'node:events';
import { createServer } from 'node:net';

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const bound = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof bound !== 'object' || bound === null) throw new Error('No free port was found');
  return bound.port;
}
