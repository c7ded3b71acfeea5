// The banner that counts down to midnight in Amsterdam, or to the time until which orders are sent today. The
// page is cached, so the server cannot know the remaining time; a script fills it in.

import { landingCopy } from '#copy/landing/landing.ts';
import type { BlockFields } from '#modules/pages/contract.ts';
import { PowderEdge } from '../../ui/powder-edge.tsx';
import type { ShownCountdown } from './shown-countdown.ts';

const UNITS = ['hours', 'minutes', 'seconds'] as const;

type CountdownProps = BlockFields<'countdown'> & {
  shown: ShownCountdown;
  /**
   * Two booleans, for the landing-page blocks directly above and below the countdown banner: true when that
   * block has the background colour `bone`, so that the banner's edge there gets the same colour.
   */
  between: readonly [above: boolean, below: boolean];
};

export function CountdownBanner({ title, dispatchText, midnightText, shown, between }: CountdownProps) {
  const { countdown } = landingCopy;
  const leaves = shown.until === 'dispatch' ? shown : null;
  const text = leaves ? dispatchText : midnightText;
  return (
    <section aria-labelledby="countdown-title" className="countdown-band">
      <div className={between[0] ? 'bg-bone' : undefined}>
        <PowderEdge direction="rises" />
      </div>
      <div className="on-ink">
        <div className="page-width flex flex-col items-center justify-between gap-x-10 gap-y-5 py-8 text-center md:flex-row md:py-10 md:text-left">
          <div>
            <h2 id="countdown-title" className="font-display text-title font-[560]">
              {title}
            </h2>
            <p className="mt-2 text-ash">{text}</p>
          </div>
          {leaves ? null : (
            <p className="countdown-without-script font-display text-subtitle">{countdown.withoutScript}</p>
          )}
          <div
            role="timer"
            aria-label={text}
            data-behaviour="countdown"
            data-until={leaves?.at}
            className="countdown"
          >
            {UNITS.map((unit) => (
              <span key={unit} className="countdown-unit">
                <span data-unit={unit} className="countdown-figure">
                  {'\u00a0'}
                </span>
                <span className="text-xs text-ash">{countdown[unit]}</span>
              </span>
            ))}
          </div>
        </div>
      </div>
      <div className={between[1] ? 'bg-bone' : undefined}>
        <PowderEdge direction="falls" />
      </div>
    </section>
  );
}
