// Draws the screen of the brushing timer: a black layer of thousands of small dots (grains), which disappear
// quadrant by quadrant and show a paper colour below. The black layer is drawn once; afterwards only the dots
// that disappear are painted over in the paper colour.

/**
 * A dot of the black layer. `reach` is its radius in pixels; `goesAt` is when it disappears, as a share (0 to
 * 1) of its quadrant's time. `isEdge` is true for a dot on the border to another quadrant.
 */
type Grain = { x: number; y: number; reach: number; goesAt: number; isEdge: boolean };
type Half = { wide: number; tall: number };
type Shade = { ink: string; paper: string };

/**
 * Maximum number of grid points per quadrant at which dots are created. It limits the work on a large screen,
 * where single dots must still be visible.
 */
const MOST_IN_A_QUARTER = 40_000;

/** Width of the frayed border between two quadrants of the brushing timer's screen, in grains (dots). */
const FRAY = 12;

/**
 * Position of each quadrant on the screen of the brushing timer, in brushing order: top right, top left,
 * bottom left, bottom right. Each pair is [column, row]; 1 means right or bottom.
 */
const PLACES = [
  [1, 0],
  [0, 0],
  [0, 1],
  [1, 1],
] as const;

export function createGrains(canvas: HTMLCanvasElement, { ink, paper }: Shade) {
  const sheet = canvas.getContext('2d', { alpha: false });
  let quarters: Grain[][] = [];
  let gone = [0, 0, 0, 0];
  let step = 0;

  function lay(): void {
    const scale = Math.min(2, devicePixelRatio || 1);
    canvas.width = Math.max(2, Math.round(canvas.clientWidth * scale));
    canvas.height = Math.max(2, Math.round(canvas.clientHeight * scale));
    const half = { wide: canvas.width / 2, tall: canvas.height / 2 };
    step = Math.max(3 * scale, Math.sqrt((half.wide * half.tall) / MOST_IN_A_QUARTER));
    quarters = PLACES.map((_, place) => grainsIn(half, step, place));
    gone = [0, 0, 0, 0];
    if (!sheet) return;
    sheet.fillStyle = ink;
    sheet.fillRect(0, 0, canvas.width, canvas.height);
  }

  /**
   * Paints the screen of the brushing timer: all quadrants before number `quadrant` as finished, and that
   * quadrant up to `share` (0 to 1) of its time.
   */
  function show(quadrant: number, share: number): void {
    if (!sheet) return;
    sheet.fillStyle = paper;
    for (const place of PLACES.keys()) wash(place, place === quadrant ? share : Number(place < quadrant));
  }

  /**
   * Paints over the dots of quadrant `place` that disappear up to `until`, a share (0 to 1) of the quadrant's
   * time. At 1 it paints one rectangle, and one by one only the dots at the quadrant's borders.
   */
  function wash(place: number, until: number): void {
    const due = takeDue(place, until);
    const isWhole = until >= 1 && due.length > 0;
    if (isWhole) sheet?.fillRect(...whole(place));
    draw(isWhole ? due.filter(({ isEdge }) => isEdge) : due);
  }

  /** Returns the dots of quadrant `place` that disappear up to `until` and were not returned before. */
  function takeDue(place: number, until: number): Grain[] {
    const grains = quarters[place] ?? [];
    const first = gone[place] ?? 0;
    let last = first;
    while ((grains[last]?.goesAt ?? 2) <= until) last += 1;
    gone[place] = last;
    return grains.slice(first, last);
  }

  /**
   * Paints dots in groups of a hundred. After the timer ran on in the background there are many at once, and
   * one path of all of them would take seconds to paint.
   */
  function draw(grains: readonly Grain[]): void {
    for (let start = 0; start < grains.length; start += 100) {
      sheet?.beginPath();
      for (const { x, y, reach } of grains.slice(start, start + 100)) {
        sheet?.moveTo(x + reach, y);
        sheet?.arc(x, y, reach, 0, 7);
      }
      sheet?.fill();
    }
  }

  /**
   * Returns the rectangle to paint when quadrant `place` is finished, as x, y, width and height in pixels. It
   * is smaller than the quadrant at a border with a later quadrant, because the ragged border belongs to the
   * later one, and larger at a border with an earlier quadrant, so that no black dots remain.
   */
  function whole(place: number): [number, number, number, number] {
    const [right = 0, below = 0] = PLACES[place] ?? [];
    const wide = canvas.width / 2;
    const tall = canvas.height / 2;
    const inset = (isFirst: boolean) => step * (FRAY - 2) * (isFirst ? 1 : -1);
    const side = inset(place % 2 === 0);
    const foot = inset(place < 2);
    return [right * (wide + side), below * (tall + foot), wide - side, tall - foot];
  }

  return { lay, show };
}

/**
 * Creates the dots of a quadrant, sorted by when they disappear. Every dot has disappeared before the
 * quadrant's time ends.
 */
function grainsIn(half: Half, step: number, place: number): Grain[] {
  const edges = edgesOf(step, place);
  const fray = step * FRAY;
  const grains: Grain[] = [];
  for (let y = -fray; y <= half.tall + step; y += step) {
    for (let x = -fray; x <= half.wide + step; x += step) {
      const across = x + (Math.random() - 0.5) * step;
      const down = y + (Math.random() - 0.5) * step;
      if (across < edges.side(down) || down < edges.foot(across)) continue;
      grains.push(...grainsAt(across, down, half, step, place));
    }
  }
  return grains.sort((one, other) => one.goesAt - other.goesAt);
}

/**
 * Creates the dots of one point of a quadrant: one dot, or for a small dot a second, larger one that
 * disappears later, because painting over the small dot alone would leave black around it. `across` and
 * `down` are distances in pixels from the middle of the screen.
 */
function grainsAt(across: number, down: number, half: Half, step: number, place: number): Grain[] {
  const [right, below] = PLACES[place] ?? [0, 0];
  const spot = {
    x: half.wide + (right ? across : -across),
    y: half.tall + (below ? down : -down),
    isEdge: Math.min(across, down) < step * FRAY,
  };
  const drop = Math.min(1, Math.max(0, (below ? down : half.tall - down) / half.tall));
  const late = Math.random();
  const grain = { ...spot, reach: step * (0.3 + 1.1 * late), goesAt: goesAt(drop, late) };
  if (late >= 0.6) return [grain];
  return [grain, { ...spot, reach: step * 1.15, goesAt: goesAt(drop, 0.8 + 0.2 * late) }];
}

/**
 * Returns two functions for the ragged borders of a quadrant: each gives the distance in pixels of the border
 * from the middle line of the screen. The later of two neighbouring quadrants overlaps the earlier one.
 */
function edgesOf(step: number, place: number) {
  const edge = (isFirst: boolean) => {
    const one = Math.random() * 7;
    const other = Math.random() * 7;
    return (along: number) => {
      const wave = Math.sin(along / (step * 9) + one) + 0.6 * Math.sin(along / (step * 3.7) + other);
      const crumbs = 6 * Math.random() ** 3;
      return step * (isFirst ? wave * 1.6 - crumbs : -4 - crumbs);
    };
  };
  return { side: edge(place % 2 === 0), foot: edge(place < 2) };
}

/**
 * Returns when a dot disappears, as a share (0 to 1) of its quadrant's time. `down` is its distance from the
 * top of the quadrant, `late` a random number, both from 0 to 1. The random part makes the edge of the
 * finished area ragged instead of straight.
 */
const goesAt = (down: number, late: number) => 0.62 * down + 0.36 * late;
