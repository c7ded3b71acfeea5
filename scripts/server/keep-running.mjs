// Supervises the processes of the shop. A process that ends unexpectedly (killed, out of memory, disk or
// database failure) is restarted, with growing pauses so that a permanent fault costs little. On SIGUSR2 the
// processes are replaced one after another: the new process answers before the old one stops.

import { setTimeout as pause } from 'node:timers/promises';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/**
 * The run time in ms after which a process counts as healthy; a later end does not add to the earlier
 * failures.
 */
const STEADY_MS = 60_000;
/**
 * The maximum time in ms a new process may take to start. After that the start has failed, and the old
 * process stays.
 */
const COMES_UP_WITHIN_MS = 180_000;

/**
 * Supervises one process per place. `launch` starts a process with the environment of its place and a message
 * channel: the process sends `running` when it has started, stops on the message `leave`, and stops when this
 * process is gone. The first place starts before the others. A first start that fails by itself is not
 * repeated, so that the operator can read the reason.
 */
export function keepRunning(launch, places = [{}], firstPauseMs = FIRST_PAUSE_MS) {
  const supervisor = new Supervisor(launch, places, firstPauseMs);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => supervisor.stop(signal));
  let rounds = supervisor.startAll();
  process.on('SIGUSR2', () => {
    rounds = rounds.then(() => supervisor.replaceAll());
  });
}

/** Keeps one process running per place; ends this process when the last of them has ended. */
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

  /**
   * Starts all processes. The first one creates the tables and the first operator before the others start.
   */
  async startAll() {
    for (const place of this.#places) {
      if (this.#isStopping) return;
      place.current = this.#start(place.env);
      void this.#supervise(place);
      await place.current.cameUp;
    }
  }

  /**
   * Replaces the processes one after another. When a new process does not start, the remaining old processes
   * stay.
   */
  async replaceAll() {
    for (const place of this.#places) {
      place.replacing = this.#replace(place);
      if (this.#isStopping || !(await place.replacing)) return;
    }
    console.log('The shop was replaced by its new version.');
  }

  /** Passes a signal to all processes and starts no new ones. */
  stop(signal) {
    this.#signalAll(signal);
    if (this.#alive.size === 0) process.exit(0);
  }

  get #isStopping() {
    return this.#stopping.signal.aborted;
  }

  /**
   * Starts a process. `gone` resolves to how the process ended; `cameUp` to true when it started successfully
   * before that.
   */
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

  /** Restarts the process of a place each time it ends, until it has ended for good. */
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

  /**
   * Waits before a restart, twice as long after each failure. The wait ends at once when everything is
   * stopped.
   */
  async #pauseAfter({ code, signal }, failures) {
    const pauseMs = Math.min(LONGEST_PAUSE_MS, this.#firstPauseMs * 2 ** Math.min(failures, 10));
    console.error(`\nThe shop stopped (${signal ?? code}) and starts again in ${pauseMs / 1000} s.`);
    await pause(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }

  /**
   * Stops all other processes when one has ended for good. The last one ends this process, with the first
   * exit code that was not 0.
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

  /**
   * Replaces the process of a place. Resolves to true when the new process started; otherwise the old process
   * stays.
   */
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
