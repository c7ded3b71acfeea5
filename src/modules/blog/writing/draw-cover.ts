// Draws a cover image for articles without a photo: black powder on paper, in an arrangement derived from the
// title alone. The image has no text, because a server without fonts could not render it.

import { seededNumbers } from './seeded-numbers.ts';

const WIDTH = 1600;
const HEIGHT = 900;
const PAPERS = [
  { from: '#fbfaf6', to: '#ece6da' },
  { from: '#f4f1ea', to: '#e3ddd0' },
  { from: '#eef6f1', to: '#d9e9e1' },
] as const;
const INK = '#17181b';
const MINT = '#38c49d';

type Point = { x: number; y: number };
type Next = () => number;

/** Draws the cover image as an SVG of 1600 × 900. Equal titles give equal drawings. */
export function drawCover(title: string): string {
  const next = seededNumbers(seedOf(title));
  const paper = PAPERS[Math.floor(next() * PAPERS.length)] ?? PAPERS[0];
  const layouts = [heap, ring, stroke];
  const layout = layouts[Math.floor(next() * layouts.length)] ?? heap;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    '<defs>',
    gradient('paper', paper.from, paper.to),
    gradient('powder', '#3a3d44', INK),
    gradient('white', '#ffffff', '#efece4'),
    '</defs>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#paper)"/>`,
    ...layout(next),
    '</svg>',
  ].join('');
}

/**
 * Returns the SVG shapes of a hill of powder at the lower edge, with a pale disc half behind it. `next` gives
 * random numbers from 0 to 1, which vary the positions and sizes.
 */
function heap(next: Next): string[] {
  const peak = { x: WIDTH * (0.3 + next() * 0.4), y: HEIGHT * (0.38 + next() * 0.12) };
  const side = next() < 0.5 ? -1 : 1;
  const disc = { x: peak.x + side * WIDTH * 0.2, y: peak.y + 40 };
  const ridge = Array.from({ length: 321 }, (_, step): Point => {
    const x = (WIDTH * step) / 320;
    const away = (x - peak.x) / (WIDTH * 0.36);
    return { x, y: HEIGHT - (HEIGHT - peak.y) * Math.exp(-away * away) - 40 + (next() - 0.5) * 7 };
  });
  return [
    circle(disc, 210 + next() * 60, 'url(#white)'),
    polygon([...ridge, { x: WIDTH, y: HEIGHT }, { x: 0, y: HEIGHT }], 'url(#powder)'),
    ...specks(next, 300, () => ({
      x: peak.x + spread(next) * WIDTH * 0.42,
      y: peak.y + 60 + spread(next) * 260,
    })),
  ];
}

/**
 * Returns the SVG shapes of a ring of powder around a pale disc, like the rim of a jar. `next` gives random
 * numbers from 0 to 1, which vary the position and sizes.
 */
function ring(next: Next): string[] {
  const centre = { x: WIDTH * (0.36 + next() * 0.28), y: HEIGHT * 0.5 };
  const outer = 300 + next() * 50;
  return [
    circle({ x: centre.x + 18, y: centre.y + 26 }, outer + 6, 'rgba(23,24,27,0.14)'),
    polygon(rough(centre, outer, 5, next), 'url(#powder)'),
    polygon(rough(centre, outer * (0.52 + next() * 0.12), 4, next), 'url(#white)'),
    ...specks(next, 420, () => {
      const angle = next() * Math.PI * 2;
      const radius = outer - 14 + spread(next) ** 2 * 240;
      return { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius };
    }),
  ];
}

/**
 * Returns the SVG shapes of a stroke of powder from side to side, with a small pale disc on it. `next` gives
 * random numbers from 0 to 1, which vary the course and the place of the disc.
 */
function stroke(next: Next): string[] {
  const from = HEIGHT * (0.3 + next() * 0.4);
  const to = HEIGHT * (0.3 + next() * 0.4);
  const middle = (x: number) => from + ((to - from) * x) / WIDTH + Math.sin((x / WIDTH) * Math.PI) * 60;
  const half = (x: number) => 150 * Math.sqrt(Math.max(0, Math.sin((Math.PI * (x - 90)) / (WIDTH - 180))));
  const xs = Array.from({ length: 181 }, (_, step) => 90 + ((WIDTH - 180) * step) / 180);
  const edge = (side: number) =>
    xs.map((x): Point => ({ x, y: middle(x) + side * half(x) + (next() - 0.5) * 12 }));
  const place = WIDTH * (0.35 + next() * 0.3);
  return [
    polygon([...edge(-1), ...edge(1).reverse()], 'url(#powder)'),
    ...specks(next, 320, () => {
      const x = next() * WIDTH;
      return { x, y: middle(x) + spread(next) * 340 };
    }),
    circle({ x: place, y: middle(place) }, 78 + next() * 24, 'url(#white)'),
  ];
}

function specks(next: Next, count: number, place: () => Point): string[] {
  return Array.from({ length: count }, (_, index) =>
    circle(place(), 1 + next() ** 3 * 8, index % 40 === 0 ? MINT : INK),
  );
}

/** Returns a random number between -1.5 and 1.5, mostly near 0, made from three numbers of `next`. */
function spread(next: Next): number {
  return next() + next() + next() - 1.5;
}

function rough(centre: Point, radius: number, roughness: number, next: Next): Point[] {
  return Array.from({ length: 420 }, (_, step): Point => {
    const angle = (step / 420) * Math.PI * 2;
    const reach = radius + (next() - 0.5) * 2 * roughness;
    return { x: centre.x + Math.cos(angle) * reach, y: centre.y + Math.sin(angle) * reach };
  });
}

function circle({ x, y }: Point, radius: number, fill: string): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${fill}"/>`;
}

function polygon(points: readonly Point[], fill: string): string {
  const corners = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return `<polygon points="${corners}" fill="${fill}" stroke-linejoin="round"/>`;
}

function gradient(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

function seedOf(text: string): number {
  return [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
}
