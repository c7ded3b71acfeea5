// The timer of two minutes of brushing as a full screen: the dots that disappear, the current quadrant of the
// mouth, the clock and two buttons.

import { brushingCopy as copy } from '#copy/brushing.ts';
import { Button } from '../../ui/controls/button.tsx';

export function TimerStage() {
  return (
    <dialog className="poets-stage" aria-labelledby="poets-where">
      <canvas />
      <div className="poets-dial">
        <p id="poets-where" className="text-lg font-semibold" data-timer="where">
          {copy.quadrants[0]}
        </p>
        <p
          role="timer"
          className="poets-clock *:inline-block *:w-[0.62em] *:text-center [&>:nth-child(2)]:w-[0.32em]"
          data-timer="clock"
        >
          <span>2</span>
          <span>:</span>
          <span>0</span>
          <span>0</span>
        </p>
        <p className="max-w-[14em] text-center text-[0.9375rem] text-balance text-ash" data-timer="hint">
          {copy.hint}
        </p>
      </div>
      <p role="status" className="sr-only" data-timer="said" />
      <div className="poets-buttons">
        <Button variant="primary" data-timer="hold">
          {copy.pause}
        </Button>
        <Button variant="primary" data-timer="stop">
          {copy.stop}
        </Button>
      </div>
    </dialog>
  );
}
