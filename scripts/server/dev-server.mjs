// The development server: Vite in middleware mode in front of the shop. A changed page is shown at once; a
// changed server file restarts the shop in this process with the same database.

import { createServer as createHttpServer } from 'node:http';
import { createServer as createViteServer } from 'vite';
import { loadSettings, root } from '../bootstrap.mjs';
import { announce, explain } from './announce.mjs';

loadSettings();
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';
const http = createHttpServer();
const vite = await createViteServer({
  root,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
});

let current = null;
let starting = null;

/**
 * Returns the shop built from the newest sources. Only one start runs at a time, and the previous shop is
 * stopped first, because only one may have the data folder open.
 */
async function shop() {
  const module = await vite.ssrLoadModule('/src/main/server.ts');
  if (current?.module === module) return current.shop;
  starting ??= restart(module).finally(() => {
    starting = null;
  });
  return starting;
}

async function restart(module) {
  await current?.shop.stop();
  current = null;
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', PUBLIC_URL: `http://${host}:${port}` };
  const started = await module.start({ env, root, development: true });
  current = { module, shop: started };
  return started;
}

http.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const running = await shop();
      running.app.server.emit('request', request, response);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      response.statusCode = 500;
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.end(error instanceof Error ? error.stack : String(error));
    }
  });
});

try {
  await new Promise((resolve, reject) => http.once('error', reject).listen(port, host, resolve));
  announce(await shop());
} catch (error) {
  explain(error);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await vite.close();
    await current?.shop.stop();
    process.exit(0);
  });
}
