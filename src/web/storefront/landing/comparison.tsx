// The comparison on a dentist's shade guide: eight tabs from dark to light, a slider for the visitor's own
// shade, and the result that is realistic for it. Without JavaScript it shows the most common shade of
// adults.

import { shadeCopy as copy } from '#copy/landing/shade-guide.ts';
import { reachableShade, SHADES, USUAL_SHADE } from '#modules/advice/contract.ts';
import type { BlockFields } from '#modules/pages/contract.ts';
import { Picture } from '../../ui/pictures/picture.tsx';

const SIZES = '(min-width: 1280px) 664px, (min-width: 1024px) 51vw, 92vw';

type ComparisonProps = BlockFields<'comparison'> & { resultDays: number };

export function Comparison({ title, text, resultDays }: ComparisonProps) {
  return (
    <section id="kleur" aria-labelledby="comparison-title" className="section bg-bone">
      <div className="page-width grid items-start gap-x-16 gap-y-9 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="comparison-title" className="font-display text-title font-[560]">
            {title}
          </h2>
          <p className="mt-5 max-w-[26.6em] text-charcoal">{text}</p>
        </div>
        <ShadeGuide resultDays={resultDays} />
      </div>
    </section>
  );
}

function ShadeGuide({ resultDays }: { resultDays: number }) {
  const reach = reachableShade(USUAL_SHADE);
  return (
    <div className="comparison" data-behaviour="comparison" data-days={resultDays}>
      <div className="comparison-tags">
        <span className="comparison-tag">{copy.before}</span>
        <span className="comparison-tag" data-after>
          {copy.after(resultDays)}
        </span>
      </div>
      <div className="relative">
        <Picture name="shades" sizes={SIZES} className="block h-auto w-full" />
        <span aria-hidden="true" className="comparison-frame" data-after />
        <span aria-hidden="true" className="comparison-frame" />
      </div>
      <div aria-hidden="true" className="comparison-names">
        {SHADES.map((shade) => (
          <span key={shade}>{shade}</span>
        ))}
      </div>
      <input
        type="range"
        min="0"
        max={SHADES.length - 1}
        defaultValue={USUAL_SHADE}
        aria-label={copy.slider}
        className="slider comparison-slider"
      />
      {/* As high as with the longest sentence, so that what follows the guide stays where it is. */}
      <div className="mt-5 min-h-[6lh] sm:min-h-[3.2lh]">
        <p data-shade-text>{copy.realistic(SHADES[USUAL_SHADE], SHADES[reach] ?? '', resultDays)}</p>
        <p hidden data-shade-source className="mt-2.5 text-sm text-smoke">
          {copy.fromAdvice}
        </p>
        <p className="mt-2.5 text-sm text-smoke">{copy.note}</p>
      </div>
    </div>
  );
}
