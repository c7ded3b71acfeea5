// Writes words as outlines, since the machine that makes pictures has none of the shop's fonts: for the
// pictures that travel when a page is shared, and for what is printed on the jar.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { ensureDebianPackages } from '../scripts/test/debian-packages.mjs';

/**
 * A face of the pages: of that name in `fonts`, at the given place on its axes (`opsz=144`), else as it is
 * drawn first.
 */
export function openFace(name, ...axes) {
  ensureDebianPackages({ pyftsubset: ['fonttools', 'python3-brotli'] });
  const folder = mkdtempSync(join(tmpdir(), 'zwartwit-face-'));
  try {
    const plain = join(folder, 'plain.ttf');
    const placed = join(folder, 'placed.ttf');
    const source = join(import.meta.dirname, 'fonts', `${name}.woff2`);
    run('pyftsubset', source, '--unicodes=*', '--layout-features=*', `--output-file=${plain}`);
    if (axes.length > 0) run('fonttools', 'varLib.instancer', plain, ...axes, '-o', placed, '-q');
    return new PDFDocument().font(axes.length > 0 ? placed : plain)._font.font;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(command, ...parameters) {
  const { status, error } = spawnSync(command, parameters, { stdio: 'inherit' });
  if (error ?? status !== 0) throw error ?? new Error(`${command} ended with ${status}`);
}

/**
 * SVG paths with their foot at `y`; `spacing` is added between letters, in parts of the size. `from` says
 * where `x` is of the words.
 */
export function words(font, text, size, x, y, { spacing = 0, from = 'start' } = {}) {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  const steps = positions.map(({ xAdvance }) => xAdvance + spacing * font.unitsPerEm);
  const wide = steps.reduce((sum, step) => sum + step * scale, -spacing * size);
  let at = from === 'middle' ? x - wide / 2 : x;
  return glyphs
    .map((glyph, place) => {
      const shift = `translate(${at} ${y}) scale(${scale} ${-scale})`;
      at += steps[place] * scale;
      return `<path transform="${shift}" d="${glyph.path.toSVG()}"/>`;
    })
    .join('');
}
