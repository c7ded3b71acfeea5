// Starts the built shop as a separate process on a free port with an empty data folder.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '#platform/http/connections/listen.ts';
import { endProcess } from '#tests/support/end-process.ts';

const STOP_MS = 15_000;
const root = fileURLToPath(new URL('../../', import.meta.url));

export const OPERATOR = { username: 'baas', password: 'een-lang-wachtwoord-1' } as const;

export type BuiltShop = {
  url: string;
  /** The complete output so far. */
  said(): string;
  stop(): Promise<void>;
};

export type ClockedShop = BuiltShop & {
  /** Sets the shop's clock to that moment, from which it continues. */
  setClock(moment: string): Promise<void>;
};

/** Starts a built shop whose clock shows that moment, until the test changes it. */
export async function startClockedShop(
  moment: string,
  env: Record<string, string> = {},
): Promise<ClockedShop> {
  const { child, ...shop } = await launch(join(root, 'tests', 'e2e', 'serve-by-clock.mjs'), {
    ...env,
    CLOCK: moment,
  });
  return {
    ...shop,
    async setClock(later) {
      const heard = once(child, 'message');
      child.send(later);
      await heard;
    },
  };
}

export async function startBuiltShop(env: Record<string, string> = {}): Promise<BuiltShop> {
  const { child: _, ...shop } = await launch(join(root, 'scripts', 'serve.mjs'), env);
  return shop;
}

/** Starts a built shop with demo data whose clock stands still at that moment, also for rate limits. */
export async function startStillShop(moment: string): Promise<BuiltShop> {
  const { child: _, ...shop } = await launch(join(root, 'lab', 'screens', 'serve-still.mjs'), {
    CLOCK: moment,
    RATE_LIMIT_SCALE: '1000',
  });
  return shop;
}

async function launch(
  script: string,
  env: Record<string, string>,
): Promise<BuiltShop & { child: ChildProcess }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-e2e-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      ADMIN_USERNAME: OPERATOR.username,
      ADMIN_PASSWORD: OPERATOR.password,
      RATE_LIMIT_SCALE: '20',
      ...env,
    },
  });
  const output: string[] = [];
  child.stdout?.on('data', (chunk) => output.push(String(chunk)));
  child.stderr?.on('data', (chunk) => output.push(String(chunk)));
  try {
    await answering(url, child);
  } catch (error) {
    throw new Error(`The built shop did not start:\n${output.join('')}`, { cause: error });
  }
  return {
    url,
    child,
    said: () => output.join(''),
    async stop() {
      await endProcess(child, 'SIGTERM', STOP_MS);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1500; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`It ended with code ${child.exitCode}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await pause(100);
  }
  throw new Error('It did not answer within 150 seconds');
}
