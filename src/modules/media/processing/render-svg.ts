// Renders an SVG in a separate process. The cost of an SVG (filters, dashes, nested groups) cannot be
// predicted from its size, and the image library cannot be interrupted, but a process can.

import { type ForkOptions, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { confinedForkOptions } from '#platform/confined-process.ts';
import { entryFile } from '#platform/entry-file.ts';
import { tooComplex } from '../errors.ts';
import { type Pixels, SECONDS_PER_STEP } from './decode-pixels.ts';
import type { RenderResult } from './svg-renderer.ts';

/**
 * The options that restrict the render process through Node's permission model, which does not cover system
 * calls of the image library itself.
 */
export const rendererPermissions = (renderer: string): ForkOptions =>
  confinedForkOptions(renderer, 'sharp', ['--allow-addons']);

/**
 * Renders an SVG to pixels; the promise settles after the render process has ended. Throws 422
 * `picture_too_complex` when rendering takes longer than `milliseconds`.
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
