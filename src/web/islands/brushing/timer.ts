// The timer of two minutes: a black screen whose grains are washed away quadrant by quadrant. Progress is
// shown, announced and given as vibration. The timer can be paused and stopped, and it continues while
// another app is in front.

import { brushingCopy as copy } from '#copy/brushing.ts';
import { createStopwatch, momentAt } from './brushing.ts';
import { createGrains } from './grains.ts';
import { createWakeLock } from './wake-lock.ts';

const STILL = '(prefers-reduced-motion: reduce)';
const INK = '#12110f';
const PAPER = '#fbfaf6';

export function prepareTimer(page: HTMLElement, onDone: () => void): void {
  const stage = page.querySelector('dialog');
  const canvas = stage?.querySelector('canvas');
  const [start, hold, stop] = ['start', 'hold', 'stop'].map((name) =>
    page.querySelector<HTMLButtonElement>(`[data-timer="${name}"]`),
  );
  if (!stage || !canvas || !start || !hold || !stop) return;
  const grains = createGrains(canvas, { ink: INK, paper: PAPER });
  const view = createView(page, grains);
  const timing = createTimerLoop({
    show: view.show,
    finish() {
      view.finish();
      // Looked at once more, after the screen was turned.
      if (hold.hidden) return;
      hold.hidden = true;
      stop.focus();
      onDone();
    },
  });

  start.addEventListener('click', () => {
    view.reset();
    hold.hidden = false;
    stage.showModal();
    grains.lay();
    timing.start();
  });
  // Only now is there somebody to press for.
  start.disabled = false;
  hold.addEventListener('click', () => view.showPaused(timing.toggle()));
  stop.addEventListener('click', () => stage.close());
  stage.addEventListener('close', timing.rest);
  addEventListener('resize', () => {
    if (!stage.open) return;
    grains.lay();
    timing.update();
  });
}

type Running = Exclude<ReturnType<typeof momentAt>, { done: true }>;
type Ports = { show(moment: Running): void; finish(): void };

/**
 * Creates the loop of the brushing timer. While the timer runs it calls `show` with the progress and keeps
 * the screen on; after two minutes it calls `finish`.
 */
function createTimerLoop({ show, finish }: Ports) {
  const wakeLock = createWakeLock();
  const newWatch = () => createStopwatch(() => performance.now());
  let watch = newWatch();

  function update(): void {
    const moment = momentAt(watch.elapsed());
    if (!moment.done) {
      show(moment);
      return;
    }
    rest();
    finish();
  }

  /**
   * Updates the view every frame, or every second while the page is hidden, because hidden pages get no
   * frames.
   */
  function follow(): void {
    if (!watch.isRunning()) return;
    update();
    if (document.hidden) setTimeout(follow, 1000);
    else requestAnimationFrame(follow);
  }

  function go(): void {
    watch.start();
    void wakeLock.hold();
    follow();
  }

  function rest(): void {
    watch.hold();
    wakeLock.release();
  }

  return {
    update,
    rest,
    start(): void {
      watch = newWatch();
      go();
    },
    /** Pauses or resumes the brushing timer. Returns true when the timer is now paused. */
    toggle(): boolean {
      const runs = watch.isRunning();
      if (runs) rest();
      else go();
      return runs;
    },
  };
}

/**
 * Wraps a character of the clock in an element of its own, so that the style sheet can give all digits the
 * same width. The display font has no digits of equal width.
 */
function figure(sign: string): HTMLElement {
  const place = document.createElement('span');
  place.textContent = sign;
  return place;
}

/** Creates the view of the timer: display, announcements for screen readers, and vibration. */
function createView(page: HTMLElement, grains: ReturnType<typeof createGrains>) {
  let quadrant = -1;
  const write = (texts: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(texts)) {
      const place = page.querySelector(`[data-timer="${name}"]`);
      if (place && place.textContent !== text)
        place.replaceChildren(...(name === 'clock' ? [...text].map(figure) : [text]));
    }
  };
  return {
    reset(): void {
      quadrant = -1;
      write({ hint: copy.hint, stop: copy.stop, hold: copy.pause });
    },
    show(moment: Running): void {
      write({ clock: moment.clock });
      // Without motion a quarter turns white at once, when it is done.
      grains.show(moment.quadrant, matchMedia(STILL).matches ? 0 : moment.share);
      if (moment.quadrant === quadrant) return;
      const isFirst = quadrant === -1;
      quadrant = moment.quadrant;
      const where = copy.quadrants[moment.quadrant];
      const announcement = isFirst
        ? copy.said.start
        : copy.said.next(where, copy.left[moment.quadrant] ?? '');
      write({ where, said: announcement });
      if (!isFirst) navigator.vibrate?.(160);
    },
    showPaused(isHeld: boolean): void {
      const { goOn, pause, hint, said } = copy;
      write(isHeld ? { hold: goOn, hint: said.paused, said: said.paused } : { hold: pause, hint, said: '' });
    },
    finish(): void {
      grains.show(4, 1);
      write({
        where: copy.doneTitle,
        clock: '',
        hint: copy.doneHint,
        said: copy.said.done,
        stop: copy.close,
      });
      navigator.vibrate?.([160, 120, 160]);
    },
  };
}
