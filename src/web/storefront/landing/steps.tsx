// The steps of use, which take two minutes. In browsers that support it, the section starts black and becomes
// white while the visitor scrolls. The text has the opposite colour of its background.

import type { BlockFields } from '#modules/pages/contract.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { PowderEdge } from '../../ui/powder-edge.tsx';

export function Steps({ title, items }: BlockFields<'steps'>) {
  return (
    <section aria-labelledby="steps-title" className="section brushed">
      <div aria-hidden="true" className="brushed-black">
        <PowderEdge direction="rises" />
        <div className="grow bg-ink" />
        <PowderEdge direction="falls" />
      </div>
      <div className="page-width relative grid grid-cols-[minmax(0,1fr)] items-center gap-x-[clamp(2rem,6vw,6rem)] gap-y-8 md:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
        <h2 id="steps-title" className="brushed-text font-display text-title font-[560]">
          {title}
        </h2>
        <div className="md:-mt-20">
          <Picture
            name="toothbrush"
            sizes="(min-width: 1280px) 600px, (min-width: 768px) 50vw, 92vw"
            className="h-auto w-full"
          />
        </div>
      </div>
      <ol className="brushed-text page-width mt-10 grid gap-x-12 gap-y-10 md:mt-14 md:grid-cols-3">
        {items.map((step, index) => (
          <li key={step.title} className="border-t border-current pt-5">
            <span aria-hidden="true" className="step-figure">
              {index + 1}
            </span>
            <h3 className="mt-5 font-display text-subtitle font-[560]">{step.title}</h3>
            <p className="mt-2 max-w-[28em]">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
