// Starts the servers to compare with: the same bytes and headers as the shop's answer, served by nginx with
// one worker, and by a bare node:http server in its own process. Both listen on a random local port.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '#platform/http/connections/listen.ts';
import { callHttp } from '#tests/support/http-call.ts';

export type SavedAnswer = { headers: Readonly<Record<string, string>>; body: Buffer };
export type StaticServer = { url: string; stop(): Promise<void> };

const NGINX = '/usr/sbin/nginx';
/** Headers of the saved answer that are not copied, because every server sets its own. */
const OWN = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'server',
  'content-type',
  'transfer-encoding',
]);

/** Requests the URL once and stores the answer, in the encoding that was requested. */
export async function saveAnswer(url: string, headers: Record<string, string>): Promise<SavedAnswer> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const kept = Object.entries(response.headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        );
        resolve({ headers: Object.fromEntries(kept), body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}

export type Yardstick = 'nginx' | 'node:http';

export const hasNginx = existsSync(NGINX);

export async function serveStatically(by: Yardstick, answer: SavedAnswer): Promise<StaticServer> {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'zwartwit-bench-static-'));
  writeFileSync(join(folder, 'answer'), answer.body);
  const child = (by === 'nginx' ? startNginx : startNode)(folder, answer, port);
  const url = `http://127.0.0.1:${port}/answer`;
  const giveUpAt = Date.now() + 10_000;
  for (;;) {
    const given = await callHttp({ url }).catch(() => null);
    if (given?.status === 200) break;
    if (Date.now() > giveUpAt || child.exitCode !== null) throw new Error('The static server did not start');
    await pause(25);
  }
  return {
    url,
    async stop() {
      const gone = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGTERM')) await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startNginx(folder: string, { headers }: SavedAnswer, port: number): ChildProcess {
  const quoted = (text: string) =>
    `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '')}"`;
  const added = Object.entries(headers).filter(([name]) => !OWN.has(name));
  const config = `
    worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; ${asRoot()}
    events { worker_connections 512; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; etag off; if_modified_since off;
      open_file_cache max=10 inactive=60s; server_tokens off;
      client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
      uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      server {
        listen 127.0.0.1:${port}; root ${folder};
        default_type ${quoted(headers['content-type'] ?? 'application/octet-stream')};
        ${added.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n        ')}
      }
    }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  return spawn(NGINX, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
}

/**
 * Returns the nginx directive that keeps the worker running as root when this process is root; as another
 * user the worker could not read the temporary folder. Empty otherwise.
 */
function asRoot(): string {
  return process.getuid?.() === 0 ? 'user root;' : '';
}

function startNode(folder: string, { headers }: SavedAnswer, port: number): ChildProcess {
  const kept = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OWN.has(name) || name === 'content-type'),
  );
  const source = `
    const { readFileSync } = require('node:fs');
    const body = readFileSync(${JSON.stringify(join(folder, 'answer'))});
    const headers = { ...${JSON.stringify(kept)}, 'content-length': body.length };
    require('node:http').createServer((_, reply) => { reply.writeHead(200, headers); reply.end(body); })
      .listen(${port}, '127.0.0.1');`;
  return spawn(process.execPath, ['-e', source], { stdio: 'ignore' });
}
