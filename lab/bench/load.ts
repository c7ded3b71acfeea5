// Measures the answers per second of one URL, with `wrk` when installed, else with an own loop. One thread
// creates the load, because it shares the machine with the server; a warm-up of one second comes first.

import { execFile, execFileSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { promisify } from 'node:util';

export type LoadOptions = { url: string; headers?: Readonly<Record<string, string>>; seconds: number };

const CONNECTIONS = 32;
const run = promisify(execFile);

export const loadTool: 'wrk' | 'own loop' = hasWrk() ? 'wrk' : 'own loop';

/**
 * Requests the URL for some seconds on many connections and returns the answers per second. Throws when any
 * answer was not 2xx, because fast refusals are not speed.
 */
export async function measureLoad(options: LoadOptions): Promise<number> {
  await once({ ...options, seconds: 1 });
  return once(options);
}

function once(options: LoadOptions): Promise<number> {
  return loadTool === 'wrk' ? withWrk(options) : withLoop(options);
}

async function withWrk({ url, headers = {}, seconds }: LoadOptions): Promise<number> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const parameters = ['-t1', `-c${CONNECTIONS}`, `-d${Math.max(1, Math.round(seconds))}s`, ...sent, url];
  const { stdout } = await run('wrk', parameters, { timeout: (seconds + 20) * 1000 });
  if (/Non-2xx or 3xx|Socket errors/.test(stdout))
    throw new Error(`${url} did not always answer 200:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}

async function withLoop({ url, headers = {}, seconds }: LoadOptions): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const endAt = performance.now() + seconds * 1000;
  let answers = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const sent = request(url, { agent, headers: { ...headers } }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
        response.resume().on('end', resolve).on('error', reject);
      });
      sent.on('error', reject).end();
    });
  const askOn = async () => {
    for (; performance.now() < endAt; answers += 1) await ask();
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
  } finally {
    agent.destroy();
  }
  return answers / seconds;
}

function hasWrk(): boolean {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
