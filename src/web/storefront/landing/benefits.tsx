// What the powder does, in a few reasons, beside the open jar.

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
      <div className="md:sticky md:top-10">
        <h2 id="benefits-title" className="font-display text-title font-[560]">
          {title}
        </h2>
        <OpeningJar />
      </div>
      <ul className="*:last:border-b">
        {items.map((benefit) => (
          <li
            key={benefit.title}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-3 border-t border-line py-7 @max-[17.5rem]:grid-cols-[minmax(0,1fr)] md:py-9"
          >
            <Icon name={benefit.icon} className="mt-1 size-7" />
            <div>
              <h3 className="font-display text-subtitle font-[560]">{benefit.title}</h3>
              <p className="mt-2 max-w-[52ch] text-charcoal">{benefit.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
