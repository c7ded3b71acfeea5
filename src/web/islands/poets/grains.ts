// The black of the screen as grains, which wash away quarter by quarter and leave paper. Drawn once, then only what goes is drawn over.

/** `isBeyond`: of a quarter, in the one beside it. */
type Grain = { x: number; y: number; goesAt: number; isBeyond?: true };
type Shade = { ink: string; paper: string };

/** As many as show grains on a large screen; one of a phone has a quarter of them. */
const MOST_IN_A_QUARTER = 40_000;

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
  let reach = 0;

  function lay(): void {
    const scale = Math.min(2, devicePixelRatio || 1);
    canvas.width = Math.max(2, Math.round(canvas.clientWidth * scale));
    canvas.height = Math.max(2, Math.round(canvas.clientHeight * scale));
    const half = { wide: canvas.width / 2, tall: canvas.height / 2 };
    const step = Math.max(3 * scale, Math.sqrt((half.wide * half.tall) / MOST_IN_A_QUARTER));
    reach = step * 1.05;
    quarters = PLACES.map(([right, below]) => grainsIn(half, step, right * half.wide, below * half.tall));
    gone = [0, 0, 0, 0];
    if (!sheet) return;
    sheet.fillStyle = ink;
    sheet.fillRect(0, 0, canvas.width, canvas.height);
  }

  /** The quarters before `quadrant` are paper, and of it as much as its share. */
  function show(quadrant: number, share: number): void {
    if (!sheet) return;
    sheet.fillStyle = paper;
    for (const [place, grains] of quarters.entries()) {
      const until = place < quadrant ? 1 : place === quadrant ? share : 0;
      const first = gone[place] ?? 0;
      let last = first;
      while ((grains[last]?.goesAt ?? 2) <= until) last += 1;
      const due = grains.slice(first, last);
      gone[place] = last;
      const isDone = until >= 1 && due.length > 0;
      if (isDone) sheet.fillRect(...whole(place));
      draw(isDone ? due.filter(({ isBeyond }) => isBeyond) : due);
    }
  }

  /** A few in a path: one of all of them would take seconds, where the clock has run on while nobody looked. */
  function draw(grains: readonly Grain[]): void {
    for (let start = 0; start < grains.length; start += 100) {
      sheet?.beginPath();
      for (const { x, y } of grains.slice(start, start + 100)) {
        sheet?.moveTo(x + reach, y);
        sheet?.arc(x, y, reach, 0, 7);
      }
      sheet?.fill();
    }
  }

  /** What stands between the last grains goes with them. */
  function whole(place: number): [number, number, number, number] {
    const [right = 0, below = 0] = PLACES[place] ?? [];
    const [wide, tall] = [canvas.width / 2, canvas.height / 2];
    return [right * wide, below * tall, wide, tall];
  }

  return { lay, show };
}

/** Every one goes before its quarter is over. */
function grainsIn(half: { wide: number; tall: number }, step: number, left: number, top: number): Grain[] {
  const grains: Grain[] = [];
  for (let y = 0; y <= half.tall + step; y += step) {
    for (let x = 0; x <= half.wide + step; x += step) {
      const down = Math.min(1, y / half.tall);
      const spot = {
        x:
          left +
          Math.min(half.wide - step * 0.9, Math.max(step * 0.9, x + (Math.random() - 0.5) * step * 0.5)),
        y:
          top +
          Math.min(half.tall - step * 0.9, Math.max(step * 0.9, y + (Math.random() - 0.5) * step * 0.5)),
      };
      grains.push({ ...spot, goesAt: goesAt(down) });
    }
  }
  grains.push(...frayOf(half, step, left, top));
  return grains.sort((one, other) => one.goesAt - other.goesAt);
}

/** Beyond its edges in the middle of the screen a quarter goes on in ever fewer grains: where two meet is powder, not a ruler's line. */
function frayOf(half: { wide: number; tall: number }, step: number, left: number, top: number): Grain[] {
  const [toSide, toFoot] = [left > 0 ? -1 : 1, top > 0 ? -1 : 1];
  const isBeyond = true;
  const beyond = () => step * 8 * Math.random() ** 3;
  const grains: Grain[] = [];
  for (let y = 0; y < half.tall; y += step / 2)
    grains.push({ x: half.wide + toSide * beyond(), y: top + y, goesAt: goesAt(y / half.tall), isBeyond });
  for (let x = 0; x < half.wide; x += step / 2)
    grains.push({ x: left + x, y: half.tall + toFoot * beyond(), goesAt: goesAt(top > 0 ? 0 : 1), isBeyond });
  return grains;
}

/** From above downwards, as water takes it, and never in a line. */
const goesAt = (down: number) => 0.62 * down + 0.36 * Math.random();
