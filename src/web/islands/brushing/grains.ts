// The black of the screen as grains, which wash away quarter by quarter and leave paper. Drawn once, then
// only what goes is drawn over.

/** `isEdge`: where a quarter meets the one beside it. */
type Grain = { x: number; y: number; reach: number; goesAt: number; isEdge: boolean };
type Half = { wide: number; tall: number };
type Shade = { ink: string; paper: string };

/** As many as show grains on a large screen; one of a phone has a quarter of them. */
const MOST_IN_A_QUARTER = 40_000;

/** So many grains wide is the powder between two quarters. */
const FRAY = 12;

/** Right above, left above, left below, right below: as they are brushed. */
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

  /** The quarters before `quadrant` are paper, and of it as much as its share. */
  function show(quadrant: number, share: number): void {
    if (!sheet) return;
    sheet.fillStyle = paper;
    for (const place of PLACES.keys()) wash(place, place === quadrant ? share : Number(place < quadrant));
  }

  /** A quarter of which all goes is drawn over at once, but for its edges. */
  function wash(place: number, until: number): void {
    const due = takeDue(place, until);
    const isWhole = until >= 1 && due.length > 0;
    if (isWhole) sheet?.fillRect(...whole(place));
    draw(isWhole ? due.filter(({ isEdge }) => isEdge) : due);
  }

  /** The grains of a quarter that go by then and have not gone yet; from now on they have. */
  function takeDue(place: number, until: number): Grain[] {
    const grains = quarters[place] ?? [];
    const first = gone[place] ?? 0;
    let last = first;
    while ((grains[last]?.goesAt ?? 2) <= until) last += 1;
    gone[place] = last;
    return grains.slice(first, last);
  }

  /**
   * A few in a path: one of all of them would take seconds, where the clock has run on while nobody looked.
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
   * What stands between the last grains goes with them; the powder at an edge with the later of its two
   * quarters. They overlap, or specks stay.
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
 * Every one goes before its quarter is over: the first to go are specks, and what they leave goes with a
 * large one behind them.
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
 * A grain, and of a speck the large one behind it; `across` and `down` are measured from the middle of the
 * screen.
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
 * Where a quarter begins, seen from the middle: along a wave that crumbles. The later of two goes over into
 * the one before it.
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

/** From above downwards, as water takes it, and never in a line. */
const goesAt = (down: number, late: number) => 0.62 * down + 0.36 * late;
