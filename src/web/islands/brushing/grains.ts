// Draws the black screen of the timer as grains, which are washed away quadrant by quadrant and leave a paper
// colour. All grains are drawn once; afterwards only the disappearing grains are painted over.

/** A grain of the screen. `isEdge` is true for a grain on the border between two quadrants. */
type Grain = { x: number; y: number; reach: number; goesAt: number; isEdge: boolean };
type Half = { wide: number; tall: number };
type Shade = { ink: string; paper: string };

/**
 * Maximum number of grains per quadrant, enough to see single grains on a large screen; a phone has a quarter
 * of this number.
 */
const MOST_IN_A_QUARTER = 40_000;

/** Width of the frayed border between two quadrants, in grains. */
const FRAY = 12;

/** The quadrants in brushing order: top right, top left, bottom left, bottom right, as [right, bottom]. */
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

  /** Paints the quadrants before `quadrant` completely, and `quadrant` up to `share`. */
  function show(quadrant: number, share: number): void {
    if (!sheet) return;
    sheet.fillStyle = paper;
    for (const place of PLACES.keys()) wash(place, place === quadrant ? share : Number(place < quadrant));
  }

  /**
   * Paints the grains of a quadrant whose time has come. A finished quadrant is painted as one rectangle, and
   * only the grains on its border one by one.
   */
  function wash(place: number, until: number): void {
    const due = takeDue(place, until);
    const isWhole = until >= 1 && due.length > 0;
    if (isWhole) sheet?.fillRect(...whole(place));
    draw(isWhole ? due.filter(({ isEdge }) => isEdge) : due);
  }

  /**
   * Returns the grains of a quadrant whose time has come and which are not painted, and marks them as
   * painted.
   */
  function takeDue(place: number, until: number): Grain[] {
    const grains = quarters[place] ?? [];
    const first = gone[place] ?? 0;
    let last = first;
    while ((grains[last]?.goesAt ?? 2) <= until) last += 1;
    gone[place] = last;
    return grains.slice(first, last);
  }

  /**
   * Paints grains in groups of a hundred. One path of all grains would take seconds after the timer ran on in
   * the background.
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
   * Returns the rectangle of a finished quadrant as x, y, width and height. The frayed border belongs to the
   * later of two quadrants. The rectangles overlap it, otherwise specks would remain.
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
 * Creates the grains of a quadrant in the order in which they disappear, the last before the quadrant ends.
 * First come specks; later a large grain behind each speck removes the rest.
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
 * Creates a grain and, for a speck, the large grain behind it. `across` and `down` are distances from the
 * middle of the screen.
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
 * Returns the two frayed borders of a quadrant, as distances from the middle of the screen. The later of two
 * neighbouring quadrants overlaps the earlier one.
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
 * Returns when a grain disappears, as a share of its quadrant's time. Grains disappear from top to bottom,
 * with a random part, so that the edge is never a straight line.
 */
const goesAt = (down: number, late: number) => 0.62 * down + 0.36 * late;
