// What the powder does, in a few reasons, beside the open jar.

import type { BlockFields } from '#modules/pages/contract.ts';
import { Icon } from '../../ui/marks/icon.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';

export function Benefits({ title, items }: BlockFields<'benefits'>) {
  return (
    <section id="benefits" aria-labelledby="benefits-title" className="section page-width benefits">
      <div className="benefits-lead">
        <h2 id="benefits-title" className="font-display text-title font-[560]">
          {title}
        </h2>
        <Picture
          name="jar-open"
          sizes="(min-width: 1280px) 500px, (min-width: 768px) 45vw, 92vw"
          className="mt-8 h-auto w-full md:mt-12"
        />
      </div>
      <ul className="benefits-list">
        {items.map((benefit) => (
          <li
            key={benefit.title}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-t border-line py-7 md:py-9"
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
