// Runs a Debian server program for a test in its own folder, as an unprivileged user, and always ends it.

import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unprivileged } from '../../scripts/test/postgres.mjs';
import { endProcess, hasEnded, track } from './end-process.ts';

const START_MS = 60_000;
const STOP_MS = 30_000;

export type Program = {
  readonly name: string;
  readonly pid: number | null;
  /** Starts the program and resolves when it answers on its port; throws with its output when it does not. */
  start(): Promise<void>;
  /** Kills the program with SIGKILL. */
  kill(): Promise<void>;
  /** Stops the program with SIGTERM, and with SIGKILL after half a minute. */
  stop(): Promise<void>;
  /** The last part of the program's output. */
  said(): string;
};

export type ProgramOptions = {
  name: string;
  command: string;
  parameters: string[];
  folder: string;
  port: number;
};

export function createProgram({ name, command, parameters, folder, port }: ProgramOptions): Program {
  let child: ChildProcess | null = null;
  let said = '';

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child;
    child = null;
    if (ending) await endProcess(ending, signal, STOP_MS);
  }

  return {
    name,
    get pid() {
      return child?.pid ?? null;
    },
    async start() {
      const starting = track(
        spawn(command, parameters, {
          cwd: folder,
          env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8' },
          stdio: ['ignore', 'pipe', 'pipe'],
          ...unprivileged(),
        }),
      );
      child = starting;
      for (const stream of [starting.stdout, starting.stderr])
        stream?.on('data', (bytes: Buffer) => {
          said = (said + bytes).slice(-20_000);
        });
      const giveUpAt = performance.now() + START_MS;
      while (!(await answers(port))) {
        if (hasEnded(starting) || performance.now() > giveUpAt)
          throw new Error(`${name} did not start:\n${said}`);
        await pause(50);
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    said: () => said,
  };
}

/** Creates a folder for such a program; it is deleted when this process ends. */
export function createHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'zwartwit-servers-'));
  process.once('exit', () => rmSync(home, { recursive: true, force: true }));
  const { uid, gid } = unprivileged();
  if (uid !== undefined && gid !== undefined) chownSync(home, uid, gid);
  return home;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
