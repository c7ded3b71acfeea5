// Has a drawing painted in a process of its own. What a few hundred bytes of SVG cost (a filter, dashes,
// groups within groups) cannot be told from the bytes, and the library cannot be stopped while it paints: a
// process can.

import { type ForkOptions, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { confinedForkOptions } from '#platform/confined-process.ts';
import { entryFile } from '#platform/entry-file.ts';
import { tooComplex } from '../errors.ts';
import { type Pixels, SECONDS_PER_STEP } from './decode-pixels.ts';
import type { RenderResult } from './svg-renderer.ts';

/** What the library itself asks of the system is not seen by Node. */
export const rendererPermissions = (renderer: string): ForkOptions =>
  confinedForkOptions(renderer, 'sharp', ['--allow-addons']);

/**
 * Settles when the process has ended. Refuses with 422 `picture_too_complex` what is not painted in
 * `milliseconds`.
 */
export function renderSvg(source: Uint8Array, milliseconds = SECONDS_PER_STEP * 1000): Promise<Pixels> {
  const file = fileURLToPath(entryFile('svg-renderer', import.meta.url));
  const renderer = fork(file, {
    ...rendererPermissions(file),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: milliseconds,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    let painted: RenderResult | null = null;
    renderer.once('message', (answer: RenderResult) => {
      painted = answer;
      renderer.kill('SIGKILL');
    });
    renderer.once('error', reject);
    renderer.once('exit', (code) => {
      if (painted === null)
        reject(code === null ? tooComplex() : Object.assign(new Error('Drawings are not painted'), { code }));
      else if ('fault' in painted) reject(new Error(painted.fault));
      else resolve(painted.pixels);
    });
    renderer.send(source);
  });
}
