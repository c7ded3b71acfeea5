// Keeps the processes of the shop running: one that ended without being asked to (killed, out of memory, or by its own decision
// because its disk or its database failed) is started again, with growing pauses, so that a fault that stays costs next to
// nothing. Asked by SIGUSR2 it replaces them one after another: the new one answers before the old one leaves.

import { setTimeout as pause } from 'node:timers/promises';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** Whoever ran for so long ended for a reason of its own, not for that of the time before. */
const STEADY_MS = 60_000;
/** A new process that has not come up by then never will, and the old one stays. */
const COMES_UP_WITHIN_MS = 180_000;

/**
 * `launch` starts a process with the environment of its place, with a channel for messages: it sends `running` when it has come
 * up, leaves when told `leave`, and stops when this process is gone. The first place is filled before the others begin; a first
 * start that fails by itself is not tried again: a person reads why.
 */
export function keepRunning(launch, places = [{}], firstPauseMs = FIRST_PAUSE_MS) {
  const kept = places.map((env) => ({ env, life: null, replacing: null }));
  const alive = new Set();
  const asked = new AbortController();
  let worstCode = 0;
  let hasRun = false;

  function begin(place) {
    const child = launch(place.env);
    const startedAt = performance.now();
    alive.add(child);
    const gone = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        alive.delete(child);
        resolve({ code, signal, ranMs: performance.now() - startedAt });
      });
    });
    const cameUp = new Promise((resolve) => {
      child.on('message', (message) => {
        if (message !== 'running') return;
        hasRun = true;
        resolve(true);
      });
      gone.then(() => resolve(false));
    });
    return { child, gone, cameUp };
  }

  async function keep(place) {
    let failures = 0;
    for (;;) {
      const { life } = place;
      const { code, signal, ranMs } = await life.gone;
      await place.replacing;
      if (place.life !== life) continue;
      const left = code === 0 && kept.length === 1;
      if (asked.signal.aborted || left || (!hasRun && signal === null)) return end(code ?? (signal ? 1 : 0));
      if (ranMs > STEADY_MS) failures = 0;
      const pauseMs = Math.min(LONGEST_PAUSE_MS, firstPauseMs * 2 ** Math.min(failures, 10));
      failures += 1;
      console.error(`\nDe winkel stopte (${signal ?? code}) en start opnieuw over ${pauseMs / 1000} s.`);
      await pause(pauseMs, undefined, { signal: asked.signal }).catch(() => undefined);
      if (asked.signal.aborted) return end(0);
      place.life = begin(place);
    }
  }

  /** With the last of them. */
  function end(code) {
    worstCode ||= code;
    if (!asked.signal.aborted) ask('SIGTERM');
    if (alive.size === 0) process.exit(worstCode);
  }

  function ask(signal) {
    asked.abort();
    for (const child of alive) child.kill(signal);
  }

  async function replaceAll() {
    for (const place of kept) {
      place.replacing = replace(place);
      if (asked.signal.aborted || !(await place.replacing)) return;
    }
    console.log('De winkel is vernieuwd.');
  }

  async function replace(place) {
    const old = place.life;
    const fresh = begin(place);
    const inTime = pause(COMES_UP_WITHIN_MS, false, { ref: false });
    if (!(await Promise.race([fresh.cameUp, inTime]))) {
      fresh.child.kill('SIGKILL');
      console.error('\nDe nieuwe winkel kwam niet op gang; de oude blijft.');
      return false;
    }
    place.life = fresh;
    if (old.child.connected) old.child.send('leave');
    await old.gone;
    return true;
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      ask(signal);
      if (alive.size === 0) process.exit(0);
    });
  }
  let rounds = fill();
  process.on('SIGUSR2', () => {
    rounds = rounds.then(replaceAll);
  });

  /** Whoever is first makes the tables and the first operator; the others find them. */
  async function fill() {
    for (const place of kept) {
      if (asked.signal.aborted) return;
      place.life = begin(place);
      void keep(place);
      await place.life.cameUp;
    }
  }
}
