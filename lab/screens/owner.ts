// Acts as the owner of the photographed shop over HTTP, with the same requests as the back-office.

import { request } from 'playwright-core';
import { OPERATOR } from '#tests/e2e/built-shop.ts';

export type Desk = {
  read(path: string): Promise<unknown>;
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, data?: object): Promise<unknown>;
  /** Uploads a picture and returns the server's answer. */
  upload(path: string, picture: Buffer): Promise<unknown>;
  file(path: string): Promise<Buffer>;
  leave(): Promise<void>;
};

export async function openDesk(url: string): Promise<Desk> {
  const context = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  await context.post('/api/admin/login', { data: OPERATOR });
  const ask = async (path: string, options: Parameters<typeof context.fetch>[1] = {}) => {
    const answer = await context.fetch(path, options);
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${(await answer.text()).slice(0, 300)}`);
    return answer;
  };
  return {
    read: async (path) => (await ask(path)).json(),
    async send(method, path, data) {
      const answer = await ask(path, { method, ...(data && { data }) });
      return answer.status() === 204 ? null : answer.json();
    },
    async upload(path, buffer) {
      const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
      return (await ask(path, { method: 'POST', multipart: { file } })).json();
    },
    file: async (path) => (await ask(path)).body(),
    leave: () => context.dispose(),
  };
}
