// The two minutes: a black screen whose grains wash away quarter by quarter. It is seen, said aloud and felt, can be held and stopped,
// and goes on by the clock while another app is in front.

import { poetsCopy as copy } from '#copy/poets.ts';
import { createStopwatch, momentAt } from './brushing.ts';
import { createGrains } from './grains.ts';
import { createWakefulness } from './keep-here.ts';

const STILL = '(prefers-reduced-motion: reduce)';
const INK = '#12110f';
const PAPER = '#fbfaf6';

export function prepareTimer(page: HTMLElement, onDone: () => void): void {
  const find = <E extends HTMLElement>(name: string) => page.querySelector<E>(`[data-timer="${name}"]`);
  const stage = page.querySelector('dialog');
  const canvas = stage?.querySelector('canvas');
  const [start, hold, stop] = ['start', 'hold', 'stop'].map((name) => find<HTMLButtonElement>(name));
  if (!stage || !canvas || !start || !hold || !stop) return;
  const write = (name: string, text: string) => {
    const place = find(name);
    if (place && place.textContent !== text) place.textContent = text;
  };
  const grains = createGrains(canvas, { ink: INK, paper: PAPER });
  const newWatch = () => createStopwatch(() => performance.now());
  let watch = newWatch();
  const wakefulness = createWakefulness();
  let quadrant = -1;
  let isDone = false;

  function show(): void {
    const moment = momentAt(watch.elapsed());
    if (moment.done) {
      finish();
      return;
    }
    write('clock', moment.clock);
    // Without motion a quarter turns white at once, when it is done.
    grains.show(moment.quadrant, matchMedia(STILL).matches ? 0 : moment.share);
    if (moment.quadrant === quadrant) return;
    const isFirst = quadrant === -1;
    quadrant = moment.quadrant;
    const where = copy.quadrants[moment.quadrant];
    write('where', where);
    write('said', isFirst ? copy.said.start : copy.said.next(where, copy.left[moment.quadrant] ?? ''));
    if (!isFirst) navigator.vibrate?.(160);
  }

  function finish(): void {
    if (isDone) return;
    isDone = true;
    rest();
    grains.show(4, 1);
    write('where', copy.doneTitle);
    write('clock', '');
    write('hint', copy.doneHint);
    write('said', copy.said.done);
    write('stop', copy.close);
    hold?.setAttribute('hidden', '');
    stop?.focus();
    navigator.vibrate?.([160, 120, 160]);
    onDone();
  }

  function rest(): void {
    watch.hold();
    wakefulness.release();
  }

  function go(): void {
    watch.start();
    void wakefulness.hold();
    write('hold', copy.pause);
    follow();
  }

  /** Each frame while it can be seen, and each second meanwhile: a hidden page is given no frames. */
  function follow(): void {
    if (!watch.isRunning()) return;
    show();
    if (document.hidden) setTimeout(follow, 1000);
    else requestAnimationFrame(follow);
  }

  start.addEventListener('click', () => {
    watch = newWatch();
    quadrant = -1;
    isDone = false;
    write('hint', copy.hint);
    write('stop', copy.stop);
    hold.removeAttribute('hidden');
    stage.showModal();
    grains.lay();
    go();
  });
  hold.addEventListener('click', () => {
    if (!watch.isRunning()) return go();
    rest();
    write('hold', copy.goOn);
    write('said', copy.said.paused);
  });
  stop.addEventListener('click', () => stage.close());
  stage.addEventListener('close', rest);
  addEventListener('resize', () => {
    if (!stage.open) return;
    grains.lay();
    if (isDone) grains.show(4, 1);
    else show();
  });
}
