// Keeps the processes of the shop running: one that ended without being asked to (killed, out of memory, or
// by its own decision because its disk or its database failed) is started again, with growing pauses, so that
// a fault that stays costs next to nothing. Asked by SIGUSR2 it replaces them one after another: the new one
// answers before the old one leaves.

import { setTimeout as pause } from 'node:timers/promises';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** Whoever ran for so long ended for a reason of its own, not for that of the time before. */
const STEADY_MS = 60_000;
/** A new process that has not come up by then never will, and the old one stays. */
const COMES_UP_WITHIN_MS = 180_000;

/**
 * `launch` starts a process with the environment of its place, with a channel for messages: it sends
 * `running` when it has come up, leaves when told `leave`, and stops when this process is gone. The first
 * place is filled before the others begin; a first start that fails by itself is not tried again: a person
 * reads why.
 */
export function keepRunning(launch, places = [{}], firstPauseMs = FIRST_PAUSE_MS) {
  const supervisor = new Supervisor(launch, places, firstPauseMs);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => supervisor.stop(signal));
  let rounds = supervisor.startAll();
  process.on('SIGUSR2', () => {
    rounds = rounds.then(() => supervisor.replaceAll());
  });
}

/** Has one process in each place, and ends this process with the last of them. */
class Supervisor {
  #launch;
  #firstPauseMs;
  #places;
  #alive = new Set();
  #stopping = new AbortController();
  #worstCode = 0;
  #hasRun = false;

  constructor(launch, environments, firstPauseMs) {
    this.#launch = launch;
    this.#firstPauseMs = firstPauseMs;
    this.#places = environments.map((env) => ({ env, current: null, replacing: null }));
  }

  /** Whoever is first makes the tables and the first operator; the others find them. */
  async startAll() {
    for (const place of this.#places) {
      if (this.#isStopping) return;
      place.current = this.#start(place.env);
      void this.#supervise(place);
      await place.current.cameUp;
    }
  }

  /** One after another; from the first that does not come up on, the old ones stay. */
  async replaceAll() {
    for (const place of this.#places) {
      place.replacing = this.#replace(place);
      if (this.#isStopping || !(await place.replacing)) return;
    }
    console.log('The shop was replaced by its new version.');
  }

  /** Passes the signal on, and starts nothing any more. */
  stop(signal) {
    this.#signalAll(signal);
    if (this.#alive.size === 0) process.exit(0);
  }

  get #isStopping() {
    return this.#stopping.signal.aborted;
  }

  /** `gone` resolves to how it ended; `cameUp` to whether it did before that. */
  #start(env) {
    const child = this.#launch(env);
    const startedAt = performance.now();
    this.#alive.add(child);
    const gone = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        this.#alive.delete(child);
        resolve({ code, signal, ranMs: performance.now() - startedAt });
      });
    });
    const cameUp = new Promise((resolve) => {
      child.on('message', (message) => {
        if (message !== 'running') return;
        this.#hasRun = true;
        resolve(true);
      });
      gone.then(() => resolve(false));
    });
    return { child, gone, cameUp };
  }

  /** Starts the process of a place again each time it ends, until it ended for good. */
  async #supervise(place) {
    let failures = 0;
    for (;;) {
      const { current } = place;
      const end = await current.gone;
      await place.replacing;
      if (place.current !== current) continue;
      if (this.#isForGood(end)) return this.#finish(end.code ?? (end.signal ? 1 : 0));
      if (end.ranMs > STEADY_MS) failures = 0;
      await this.#pauseAfter(end, failures);
      failures += 1;
      if (this.#isStopping) return this.#finish(0);
      place.current = this.#start(place.env);
    }
  }

  #isForGood({ code, signal }) {
    const hasLeft = code === 0 && this.#places.length === 1;
    const hasFailedToStart = !this.#hasRun && signal === null;
    return this.#isStopping || hasLeft || hasFailedToStart;
  }

  /** Twice as long after each failure; over at once when everything stops. */
  async #pauseAfter({ code, signal }, failures) {
    const pauseMs = Math.min(LONGEST_PAUSE_MS, this.#firstPauseMs * 2 ** Math.min(failures, 10));
    console.error(`\nThe shop stopped (${signal ?? code}) and starts again in ${pauseMs / 1000} s.`);
    await pause(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }

  /**
   * When one has ended for good, all others stop; the last ends this process, with the first code that was
   * not 0.
   */
  #finish(code) {
    this.#worstCode ||= code;
    if (!this.#isStopping) this.#signalAll('SIGTERM');
    if (this.#alive.size === 0) process.exit(this.#worstCode);
  }

  #signalAll(signal) {
    this.#stopping.abort();
    for (const child of this.#alive) child.kill(signal);
  }

  /** Resolves to whether the new process came up; if not, the old one stays. */
  async #replace(place) {
    const old = place.current;
    const fresh = this.#start(place.env);
    const inTime = pause(COMES_UP_WITHIN_MS, false, { ref: false });
    if (!(await Promise.race([fresh.cameUp, inTime]))) {
      fresh.child.kill('SIGKILL');
      console.error('\nThe new version of the shop did not come up; the old one stays.');
      return false;
    }
    place.current = fresh;
    if (old.child.connected) old.child.send('leave');
    await old.gone;
    return true;
  }
}
