// Runs the steps of a check or a test run, each as a process whose output is shown only when it fails. A step
// without output for a long time is ended with all its processes, as are all steps when this process is
// interrupted.

import { spawn } from 'node:child_process';
import { environment, root } from '../bootstrap.mjs';

const PATIENCE_MS = 5_000;
/**
 * The time in seconds after which a step without output counts as hanging. A busy machine only makes a step
 * slower.
 */
const SILENCE_SECONDS = 600;
const OUTPUT_KEPT = 200_000;
const running = new Set();
let interrupted = false;

/** Sends a signal to a step and all its child processes. */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Ends a step: asks it to stop first, and kills it when it does not stop. */
function end(child) {
  signalGroup(child, 'SIGTERM');
  setTimeout(() => running.has(child) && signalGroup(child, 'SIGKILL'), PATIENCE_MS);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    interrupted = true;
    process.exitCode = 130;
    for (const child of running) end(child);
  });
}

/**
 * Runs one step and answers what became of it; never throws. `live` shows the output while it is made,
 * `showsOutput` has `report` print it also when the step passed.
 * @returns {Promise<{ name: string, ok: boolean, seconds: number, output: string, showsOutput: boolean }>}
 */
export function runStep({
  name,
  command,
  parameters,
  env = {},
  silenceSeconds = SILENCE_SECONDS,
  live = false,
  showsOutput = false,
}) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: environment({ CI: '1', ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    running.add(child);
    let output = '';
    let hung = false;
    const keep = (bytes) => {
      output = (output + bytes).slice(-OUTPUT_KEPT);
      if (live) process.stdout.write(bytes);
      silence.refresh();
    };
    const silence = setTimeout(() => {
      hung = true;
      keep(`\n${name} said nothing for ${silenceSeconds} seconds and was ended.\n`);
      end(child);
    }, silenceSeconds * 1000);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const done = (code) => {
      clearTimeout(silence);
      running.delete(child);
      const seconds = (performance.now() - startedAt) / 1000;
      resolve({ name, ok: code === 0 && !hung, seconds, output, showsOutput });
    };
    child.once('error', (error) => {
      keep(`${error.message}\n`);
      done(1);
    });
    child.once('close', done);
    // What a step leaves behind ends with it; otherwise it would also hold the pipes, and with them this run,
    // open.
    child.once('exit', () => signalGroup(child, 'SIGTERM'));
  });
}

/**
 * Runs steps in order, at most `atOnce` in parallel. Prints a line for each step, and the output of failed
 * steps.
 */
export async function runSteps(steps, { atOnce = 1 } = {}) {
  const waiting = [...steps];
  const results = [];
  const lane = async () => {
    for (let step = waiting.shift(); step && !interrupted; step = waiting.shift()) {
      const result = await runStep(step);
      report(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

/** Prints one line per step, and the output of a step that failed or whose output is a table to read. */
export function report({ name, ok, seconds, output, showsOutput }, remark = '') {
  console.log(
    `${ok ? '✓' : '✗'} ${name.padEnd(26)} ${seconds.toFixed(1).padStart(6)} s${remark && `  ${remark}`}`,
  );
  if (!ok || showsOutput) console.log(`\n${output.trimEnd()}\n`);
}
