// The offer ends at midnight in Amsterdam; the banner counts down to it.
// The server cannot know the time of reading (the page is kept), so the figures are filled in by the behaviour.

import { landingCopy } from '#copy/landing.ts';
import { PowderEdge } from '../ui/powder-edge.tsx';

const UNITS = ['hours', 'minutes', 'seconds'] as const;

export function CountdownBanner() {
  const { countdown } = landingCopy;
  return (
    <section aria-labelledby="countdown-title">
      <PowderEdge direction="rises" />
      <div className="on-ink">
        <div className="page-width flex flex-col items-center justify-between gap-x-10 gap-y-5 py-8 text-center md:flex-row md:py-10 md:text-left">
          <div>
            <h2 id="countdown-title" className="font-display text-title font-[560]">
              {countdown.title}
            </h2>
            <p className="mt-2 text-ash">{countdown.text}</p>
          </div>
          <p className="countdown-without-script font-display text-subtitle">{countdown.withoutScript}</p>
          <div role="timer" aria-label={countdown.text} data-behaviour="countdown" className="countdown">
            {UNITS.map((unit) => (
              <span key={unit} className="countdown-unit">
                <span data-unit={unit} className="countdown-figure">
                  --
                </span>
                <span className="text-xs text-ash">{countdown[unit]}</span>
              </span>
            ))}
          </div>
        </div>
      </div>
      <PowderEdge direction="falls" />
    </section>
  );
}
