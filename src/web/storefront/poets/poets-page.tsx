// /poets: two minutes of brushing along, behind the QR code on the packing slip. A page of its own without the frame of the shop: black,
// quiet and kept on the device. Without a script it is the instruction it stands for.

import { poetsCopy as copy } from '#copy/poets.ts';
import { href } from '#shared/href.ts';
import { cacheable } from '../../cacheable.ts';
import { pageContext } from '../../page-context.ts';
import { Button } from '../../ui/controls/button.tsx';
import { titleFont } from '../../ui/fonts/font-preloads.ts';
import { Logo } from '../../ui/marks/logo.tsx';
import { jpegOf } from '../frame/page-meta.ts';
import { articleMeta } from '../legal/article-meta.ts';
import type { Route } from './+types/poets-page.ts';
import { PoetsPhotos } from './poets-photos.tsx';
import { PoetsStage } from './poets-stage.tsx';
import './poets.css';

/** Nobody is asked anything, or counted, with a brush in their mouth. */
export const handle = { hydrate: false, quiet: true };

export const links: Route.LinksFunction = () => [titleFont];

export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const { brand, claims } = await shop.getSettings();
  return { brand: brand.name, days: claims.resultDays, publicUrl: shop.publicUrl };
}

export const headers = cacheable('settings');

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { brand, publicUrl } = loaderData;
  return articleMeta({
    ...{ title: copy.title, description: copy.description(brand), brand },
    ...{ path: href('/poets'), publicUrl, picture: jpegOf('share-poets') },
  });
}

export default function PoetsPage({ loaderData }: Route.ComponentProps) {
  const { brand, days } = loaderData;
  return (
    <main className="poets" data-behaviour="poets" data-days={days}>
      <div className="page-width grid max-w-[44rem] gap-12 pt-4 pb-20">
        <a
          href={href('/')}
          aria-label={`${brand}, naar de startpagina`}
          className="flex min-h-11 items-center"
        >
          <Logo name={brand} />
        </a>
        <header className="grid justify-items-start gap-6">
          <p className="font-semibold text-ash">{copy.title}</p>
          <h1 className="font-display text-title font-[560] sm:text-display lg:whitespace-nowrap">
            {copy.headline[0]}
            <br />
            {copy.headline[1]}
          </h1>
          <p className="max-w-[46ch] text-bone">{copy.lead}</p>
          <Button
            variant="inverse"
            size="large"
            className="poets-live min-w-[min(12rem,100%)]"
            data-timer="start"
            disabled
          >
            {copy.start}
          </Button>
          <p className="poets-still">{copy.withoutScript}</p>
        </header>
        <Days />
        <Steps />
        <PoetsPhotos days={days} />
        <p>
          <a href={href('/')} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {copy.shop}
          </a>
        </p>
      </div>
      <PoetsStage />
    </main>
  );
}

function Days() {
  const { days } = copy;
  return (
    <section aria-labelledby="poets-days" className="poets-live grid justify-items-start gap-3">
      <h2 id="poets-days" className="text-subtitle font-semibold">
        {days.title}
      </h2>
      <p role="status" data-days="line">
        {days.none}
      </p>
      <div aria-hidden="true" className="poets-days" data-days="row" />
      <p className="text-sm text-ash">{days.kept}</p>
      <button
        type="button"
        hidden
        data-days="forget"
        className="min-h-11 cursor-pointer underline underline-offset-4"
      >
        {days.forget}
      </button>
    </section>
  );
}

function Steps() {
  const { steps, quadrants } = copy;
  return (
    <section aria-labelledby="poets-steps" className="grid gap-4">
      <h2 id="poets-steps" className="text-subtitle font-semibold">
        {steps.title}
      </h2>
      <p className="text-bone">{steps.before}</p>
      <ol className="grid list-decimal gap-2 pl-6">
        {quadrants.map((where) => (
          <li key={where}>{steps.each(where)}</li>
        ))}
      </ol>
      <p className="text-bone">{steps.after}</p>
    </section>
  );
}
