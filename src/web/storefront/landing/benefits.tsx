// What the powder does, in a few reasons, beside the open jar; on a tablet below it, two by two.

import type { BlockFields } from '#modules/pages/contract.ts';
import { Icon } from '../../ui/marks/icon.tsx';
import { OpeningJar } from './jar/opening-jar.tsx';

export function Benefits({ title, items }: BlockFields<'benefits'>) {
  return (
    <section
      id="benefits"
      aria-labelledby="benefits-title"
      className="section page-width grid grid-cols-[minmax(0,1fr)] items-start gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 md:grid-cols-2"
    >
      <div className="md:max-lg:contents lg:sticky lg:top-10">
        <h2 id="benefits-title" className="self-center font-display text-title font-[560]">
          {title}
        </h2>
        <OpeningJar />
      </div>
      <ul className="border-b border-line md:max-lg:col-span-2 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:*:pr-8">
        {items.map((benefit) => (
          <li
            key={benefit.title}
            className="flex flex-wrap gap-x-5 gap-y-3 border-t border-line py-7 md:py-9"
          >
            <Icon name={benefit.icon} className="mt-1 size-7" />
            <div className="flex-[1_1_12rem]">
              <h3 className="font-display text-subtitle font-[560]">{benefit.title}</h3>
              <p className="mt-2 max-w-[33em] text-charcoal">{benefit.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
