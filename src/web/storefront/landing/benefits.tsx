// The benefits of the product, beside the open jar or the operator's picture. On a tablet they are below the
// picture, in two columns.

import type { BlockFields } from '#modules/pages/contract.ts';
import { Icon } from '../../ui/marks/icon.tsx';
import { PictureView } from '../../ui/pictures/picture-view.tsx';
import { OpeningJar } from './jar/opening-jar.tsx';
import type { LandingData } from './landing-data.ts';

const PICTURE_PLACE = {
  sizes: '(min-width: 768px) 45vw, 92vw',
  className: 'mt-8 h-auto w-full rounded-2xl md:mt-10',
};

type BenefitsProps = BlockFields<'benefits'> & Pick<LandingData, 'product' | 'picture'>;

/** The benefits: the owner's own `items`, or else the benefits of the product, written as "Kop: uitleg". */
export function Benefits({ title, items, product, picture }: BenefitsProps) {
  const reasons = items.length > 0 ? items : (product?.benefits ?? []).map(reasonOf);
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
        {picture ? <PictureView {...picture} {...PICTURE_PLACE} /> : <OpeningJar />}
      </div>
      <ul className="border-b border-line md:max-lg:col-span-2 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:*:pr-8">
        {reasons.map((benefit) => (
          <li
            key={benefit.title}
            className="flex flex-wrap gap-x-5 gap-y-3 border-t border-line py-7 md:py-9"
          >
            <Icon name={benefit.icon} className="mt-1 size-7" />
            <div className="flex-[1_1_12rem]">
              <h3 className="font-display text-subtitle font-[560]">{benefit.title}</h3>
              {benefit.text ? <p className="mt-2 max-w-[33em] text-charcoal">{benefit.text}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ICONS = ['sparkles', 'leaf', 'shield', 'wind'] as const;

function reasonOf(benefit: string, at: number) {
  const [title = '', ...text] = benefit.split(/: +/);
  return { title, text: text.join(': '), icon: ICONS[at % ICONS.length] ?? 'sparkles' };
}
