// Runs the shop as a process that can be killed at any moment and restarted on the same data and address. It
// uses the normal launcher with another environment.

import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '#platform/http/connections/listen.ts';
import { endProcess, hasEnded, track } from './end-process.ts';
import { callHttp } from './http-call.ts';

export type Launcher = { command: string; parameters: string[]; folder: string };

export type KillableServer = {
  readonly address: string;
  readonly pid: number | null;
  /** Rejects with the last output when the process ends unexpectedly. */
  readonly endedUnasked: Promise<never>;
  /** Starts the process and resolves at its first answer; returns the time it took in ms. */
  start(): Promise<number>;
  /** Kills the process with SIGKILL, without any cleanup. Resolves when the process is gone. */
  kill(): Promise<void>;
  /** Stops the process with SIGTERM, and with SIGKILL when that takes over a minute. */
  stop(): Promise<void>;
};

const START_TIMEOUT_MS = 240_000;
const STOP_TIMEOUT_MS = 60_000;

export async function createKillableServer(
  launcher: Launcher,
  /** The environment; a function is called at every start. */
  env: Record<string, string> | (() => Record<string, string>),
  readyPath = '/healthz',
): Promise<KillableServer> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let said = '';
  const unasked = Promise.withResolvers<never>();
  unasked.promise.catch(() => undefined);

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child;
    child = null;
    if (ending) await endProcess(ending, signal, STOP_TIMEOUT_MS);
  }
  return {
    address,
    endedUnasked: unasked.promise,
    get pid() {
      return child?.pid ?? null;
    },
    async start() {
      const startedAt = performance.now();
      const given = typeof env === 'function' ? env() : env;
      const starting = track(
        spawn(launcher.command, launcher.parameters, {
          cwd: launcher.folder,
          env: { ...inherited(), HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: address, ...given },
          stdio: ['ignore', 'pipe', 'pipe'],
        }),
      );
      child = starting;
      starting.once('exit', (code, signal) => {
        if (child === starting)
          unasked.reject(new Error(`The server ended by itself (${code ?? signal}):\n${said}`));
      });
      const hear = (bytes: Buffer) => {
        said = (said + bytes).slice(-4_000);
      };
      starting.stdout.on('data', hear);
      starting.stderr.on('data', hear);
      while (performance.now() - startedAt < START_TIMEOUT_MS) {
        if (hasEnded(starting))
          throw new Error(`The server ended with ${starting.exitCode ?? starting.signalCode}:\n${said}`);
        const answer = await callHttp({ url: `${address}${readyPath}` }).catch(() => null);
        if (answer?.status === 200) return performance.now() - startedAt;
        await pause(10);
      }
      throw new Error(`The server did not answer:\n${said}`);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** The variables a process needs to run; no other settings of the machine reach the tested shop. */
function inherited(): Record<string, string> {
  // NODE_OPTIONS and MALLOC_ARENA_MAX are what the launcher gives the server people start.
  const names = ['PATH', 'HOME', 'TMPDIR', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX'];
  const given = names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...Object.fromEntries(given), NODE_ENV: 'production' };
}
