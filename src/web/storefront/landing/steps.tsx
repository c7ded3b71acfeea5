// How to use it, in steps that take two minutes.

import type { BlockFields } from '#modules/pages/contract.ts';
import { Picture } from '../../ui/pictures/picture.tsx';

export function Steps({ title, items }: BlockFields<'steps'>) {
  return (
    <section aria-labelledby="steps-title" className="section page-width">
      <div className="steps">
        <h2 id="steps-title" className="font-display text-title font-[560]">
          {title}
        </h2>
        <div className="steps-picture">
          <Picture
            name="toothbrush"
            sizes="(min-width: 1280px) 600px, (min-width: 768px) 50vw, 92vw"
            className="h-auto w-full"
          />
        </div>
      </div>
      <ol className="mt-10 grid gap-x-12 gap-y-10 md:mt-16 md:grid-cols-3">
        {items.map((step, index) => (
          <li key={step.title} className="border-t border-ink pt-5">
            <span aria-hidden="true" className="step-figure">
              {index + 1}
            </span>
            <h3 className="mt-5 font-display text-subtitle font-[560]">{step.title}</h3>
            <p className="mt-2 max-w-[44ch] text-charcoal">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
