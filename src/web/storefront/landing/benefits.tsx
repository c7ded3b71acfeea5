// What the powder does, in four reasons, beside the open jar.

import { landingCopy } from '#copy/landing.ts';
import { Icon } from '../../ui/marks/icon.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';

export function Benefits({ resultDays }: { resultDays: number }) {
  const { benefits } = landingCopy;
  return (
    <section id="benefits" aria-labelledby="benefits-title" className="section page-width benefits">
      <div className="benefits-lead">
        <h2 id="benefits-title" className="font-display text-title font-[560]">
          {benefits.title}
        </h2>
        <Picture
          name="jar-open"
          sizes="(min-width: 1280px) 500px, (min-width: 768px) 45vw, 92vw"
          className="mt-8 h-auto w-full md:mt-12"
        />
      </div>
      <ul className="benefits-list">
        {benefits.items(resultDays).map(({ icon, title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-t border-line py-7 md:py-9"
          >
            <Icon name={icon} className="mt-1 size-7" />
            <div>
              <h3 className="font-display text-subtitle font-[560]">{title}</h3>
              <p className="mt-2 max-w-[52ch] text-charcoal">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
