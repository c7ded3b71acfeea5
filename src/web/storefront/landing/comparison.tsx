// Before and after, one over the other. The divider is a range input: dragged by finger or mouse, moved by arrow keys.

import { landingCopy } from '#copy/landing.ts';
import type { BlockFields } from '#modules/pages/contract.ts';
import { Picture } from '../../ui/pictures/picture.tsx';

const SIZES = '(min-width: 1280px) 720px, (min-width: 1024px) 56vw, 94vw';

type ComparisonProps = BlockFields<'comparison'> & { resultDays: number };

export function Comparison({ title, text, resultDays }: ComparisonProps) {
  const { comparison } = landingCopy;
  return (
    <section aria-labelledby="comparison-title" className="section bg-bone">
      <div className="page-width grid items-center gap-x-16 gap-y-9 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="comparison-title" className="font-display text-title font-[560]">
            {title}
          </h2>
          <p className="mt-5 max-w-[42ch] text-charcoal">{text}</p>
        </div>
        <figure>
          <div className="comparison" data-behaviour="comparison" data-value-text={comparison.sliderValue}>
            <Picture name="teeth-after" sizes={SIZES} className="block h-auto w-full" />
            <div className="comparison-before">
              <Picture name="teeth-before" sizes={SIZES} className="block h-auto w-full" />
            </div>
            <span className="comparison-tag left-3">{comparison.before}</span>
            <span className="comparison-tag right-3">{comparison.after(resultDays)}</span>
            <span aria-hidden="true" className="comparison-divider" />
            <input
              type="range"
              min="0"
              max="100"
              defaultValue="50"
              aria-label={comparison.slider}
              className="comparison-slider"
            />
          </div>
          <figcaption className="mt-3 text-sm text-smoke">{comparison.note}</figcaption>
        </figure>
      </div>
    </section>
  );
}
