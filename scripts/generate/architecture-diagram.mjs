// Draws docs/architecture.svg from architecture.mjs: the layers with the layers each may import, and the
// modules with the modules each may call. With --check it compares and writes nothing.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layers, moduleMap } from '../../architecture.mjs';
import { root } from '../bootstrap.mjs';
import { placeNodes, rankNodes, reduceEdges } from './layered-graph.mjs';

const WIDTH = 1080;
const MARGIN = 24;
const BOX = { width: 108, height: 34 };
const ROW = 84;
/** Layers that every layer may import; they have no arrows. */
const SHARED_BY_ALL = ['shared'];

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const rounded = (value) => Math.round(value * 10) / 10;

function textAt(x, y, text, style) {
  return `<text x="${rounded(x)}" y="${rounded(y)}" class="${style}">${escaped(text)}</text>`;
}

function boxAt({ x, y, width, height }, style) {
  const size = `width="${rounded(width)}" height="${rounded(height)}"`;
  return `<rect x="${rounded(x)}" y="${rounded(y)}" ${size} rx="6" class="${style}"/>`;
}

/** Returns the layers in rows by rank: the layer that imports most at the top, `shared` at the bottom. */
function layerRows() {
  const imports = Object.fromEntries(Object.keys(layers).map((layer) => [layer, importsOf(layer)]));
  const ranks = rankNodes(imports);
  const rows = Object.groupBy(Object.keys(imports), (layer) => ranks[layer]);
  return Object.entries(rows)
    .sort(([first], [second]) => Number(second) - Number(first))
    .map(([, names]) => names.map((name) => ({ name, imports: importsText(imports[name]) })));
}

const importsOf = (layer) => layers[layer].filter((other) => other !== layer);

function importsText(imports) {
  if (imports.length === 0) return 'imports nothing';
  if (imports.length === Object.keys(layers).length - 1) return 'imports every layer';
  const named = imports.filter((other) => !SHARED_BY_ALL.includes(other));
  return `imports ${[...named, ...imports.filter((other) => SHARED_BY_ALL.includes(other))].join(', ')}`;
}

function drawLayerRow(row, y, height) {
  const gap = 12;
  const width = (WIDTH - 2 * MARGIN - gap * (row.length - 1)) / row.length;
  return row.flatMap(({ name, imports }, index) => {
    const x = MARGIN + index * (width + gap);
    return [
      boxAt({ x, y, width, height }, 'layer'),
      textAt(x + 12, y + 22, `src/${name}`, 'name'),
      ...wrapped(imports, width).map((line, at) => textAt(x + 12, y + 40 + 15 * at, line, 'small')),
    ];
  });
}

/** Breaks a text into lines that fit a box of this width, at 6.6 pixels per letter. */
function wrapped(text, width) {
  const most = Math.floor((width - 20) / 6.6);
  const lines = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawModules(top) {
  const used = new Set(Object.values(moduleMap).flat());
  const isAlone = (module) => moduleMap[module].length === 0 && !used.has(module);
  const alone = Object.keys(moduleMap).filter(isAlone);
  const connected = Object.fromEntries(Object.entries(moduleMap).filter(([module]) => !isAlone(module)));
  const { nodes, edges, ranks } = placeNodes(reduceEdges(connected), WIDTH - 2 * MARGIN - 24);
  const y = (rank) => top + 40 + (ranks - 1 - rank) * ROW;
  const place = ({ position, rank }) => ({ x: MARGIN + 12 + position, y: y(rank) });
  const boxes = nodes.flatMap((node) => {
    const { x, y: boxTop } = place(node);
    return [
      boxAt({ x: x - BOX.width / 2, y: boxTop, ...BOX }, 'module'),
      textAt(x, boxTop + 22, node.name, 'centre'),
    ];
  });
  const lines = edges.map((points) => drawEdge(points.map(place)));
  const bottom = y(0) + BOX.height + 30;
  const note = `No arrows: ${alone.join(', ')}. Every module may call settings.`;
  const frame = { x: MARGIN, y: top, width: WIDTH - 2 * MARGIN, height: bottom - top + 14 };
  return {
    height: frame.height,
    parts: [
      boxAt(frame, 'layer'),
      textAt(frame.x + 12, top + 22, 'src/modules', 'name'),
      textAt(frame.x + 112, top + 22, importsText(importsOf('modules')), 'small'),
      ...lines,
      ...boxes,
      textAt(frame.x + 12, bottom, note, 'small'),
    ],
  };
}

/**
 * Draws an edge from the lower side of the first box to the upper side of the last, vertical where it passes
 * a row.
 */
function drawEdge(points) {
  const steps = points.slice(1).map((point, index) => {
    const from = points[index];
    const start = from.y + BOX.height;
    const middle = (start + point.y) / 2;
    const passes = index < points.length - 2 ? ` V ${point.y + BOX.height}` : '';
    const end = `${rounded(point.x)} ${rounded(point.y)}`;
    return `C ${rounded(from.x)} ${middle} ${rounded(point.x)} ${middle} ${end}${passes}`;
  });
  const [first] = points;
  return `<path d="M ${rounded(first.x)} ${first.y + BOX.height} ${steps.join(' ')}" class="edge"/>`;
}

function draw() {
  const parts = [];
  let y = 16;
  for (const row of layerRows()) {
    const isModules = row.some(({ name }) => name === 'modules');
    if (isModules) {
      const { height, parts: drawn } = drawModules(y);
      parts.push(...drawn);
      y += height + 12;
    }
    const others = row.filter(({ name }) => name !== 'modules');
    if (others.length === 0) continue;
    const height = others.length > 2 ? 70 : 52;
    parts.push(...drawLayerRow(others, y, height));
    y += height + 12;
  }
  const arrow = 'An arrow: may call. Arrows that follow from others are left out.';
  parts.push(textAt(MARGIN, y + 14, arrow, 'small'));
  return svgOf(parts, y + 28);
}

function svgOf(parts, height) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">
<title>Layers and modules of the shop</title>
<!-- Generated by scripts/generate/architecture-diagram.mjs from architecture.mjs. -->
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M 0 0 L 8 4 L 0 8 z" fill="#56606b"/></marker></defs>
<style>text{font-family:system-ui,sans-serif;fill:#1c232b}.name{font-size:14px;font-weight:600}.small{font-size:12px;fill:#56606b}.centre{font-size:13px;text-anchor:middle}.layer{fill:#f4f6f8;stroke:#c4ccd4}.module{fill:#fff;stroke:#56606b}.edge{fill:none;stroke:#56606b;stroke-width:1.2;marker-end:url(#tip)}</style>
<rect width="100%" height="100%" fill="#fff"/>
${parts.join('\n')}
</svg>
`;
}

const file = join(root, 'docs/architecture.svg');
const drawn = draw();
if (!process.argv.includes('--check')) writeFileSync(file, drawn);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== drawn) {
  console.error(
    'docs/architecture.svg is not what architecture.mjs says. Run: node scripts/generate/architecture-diagram.mjs',
  );
  process.exitCode = 1;
}
