// The page /poets: a timer for two minutes of brushing, opened with the QR code on the packing slip. It has
// no header and footer, is black and quiet, and stores its data on the device only. Without JavaScript it
// shows the brushing instructions.

import { ChevronDown } from 'lucide-react';
import { brushingCopy as copy } from '#copy/brushing.ts';
import { commonCopy } from '#copy/common.ts';
import { href } from '#shared/href.ts';
import { cacheable } from '../../cacheable.ts';
import { pageContext } from '../../page-context.ts';
import { Button } from '../../ui/controls/button.tsx';
import { titleFont } from '../../ui/fonts/font-preloads.ts';
import { Logo } from '../../ui/marks/logo.tsx';
import { articleMeta } from '../legal/article-meta.ts';
import type { Route } from './+types/brushing-page.ts';
import { BrushingPhotos } from './brushing-photos.tsx';
import { TimerStage } from './timer-stage.tsx';
import './brushing.css';

const HEADING = 'font-display text-subtitle font-[560]';

/**
 * Route handle: the page is not hydrated, and it is quiet, without consent question and statistics while
 * somebody brushes.
 */
export const handle = { hydrate: false, quiet: true };

export const links: Route.LinksFunction = () => [titleFont];

export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const { brand, claims } = await shop.getSettings();
  const code = await shop.drawQrCode(shop.publicUrl + href('/poets'));
  return {
    brand: brand.name,
    days: claims.resultDays,
    publicUrl: shop.publicUrl,
    codeUrl: `data:image/png;base64,${code.toString('base64')}`,
  };
}

export const headers = cacheable('settings');

export const meta = ({ loaderData }: Route.MetaArgs) =>
  articleMeta(copy, { path: href('/poets') }, loaderData);

export default function BrushingPage({ loaderData }: Route.ComponentProps) {
  const { brand, days, codeUrl } = loaderData;
  return (
    <main className="poets group/poets" data-behaviour="poets" data-days={days}>
      <div className="page-width grid max-w-[44rem] lg:max-w-[47.75rem] gap-12 pt-4 pb-20">
        <a
          href={href('/')}
          aria-label={`${brand}, naar de startpagina`}
          className="flex min-h-11 items-center"
        >
          <Logo name={brand} />
        </a>
        <header className="grid justify-items-start gap-6">
          <div
            data-due
            hidden
            className="mb-6 grid w-full justify-items-start gap-3.5 rounded-card border border-smoke p-5"
          >
            <p className={HEADING}>{copy.photos.due(days)}</p>
            <Button variant="inverse" data-due-take>
              {copy.photos.take(copy.photos.after)}
            </Button>
          </div>
          <p className="font-semibold text-ash">{copy.title}</p>
          <h1 className="font-display text-title max-[359px]:text-[1.95rem] font-[560] whitespace-pre-line sm:text-display lg:whitespace-pre">
            {copy.headline.join('\n')}
          </h1>
          <p className="max-w-[29em] text-bone">{copy.lead}</p>
          <StartButton codeUrl={codeUrl} />
          <p className="poets-still">{copy.withoutScript}</p>
        </header>
        <Days />
        <Steps />
        <BrushingPhotos days={days} />
        <p className="flex flex-wrap items-center justify-between gap-x-6">
          <a href={href('/')} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {commonCopy.toShop}
          </a>
          <button
            type="button"
            hidden
            data-days="forget"
            className="min-h-11 cursor-pointer text-sm text-ash underline underline-offset-4"
          >
            {copy.days.forget}
          </button>
        </p>
      </div>
      <TimerStage />
    </main>
  );
}

/** The start button. On a desktop computer a QR code beside it opens the page on a phone. */
function StartButton({ codeUrl }: { codeUrl: string }) {
  return (
    <div className="poets-live flex w-full flex-wrap items-center gap-x-10 gap-y-6">
      <Button variant="inverse" size="large" className="min-w-[min(12rem,100%)]" data-timer="start" disabled>
        {copy.start}
      </Button>
      <p className="hidden items-center gap-4 text-bone lg:pointer-fine:flex">
        <img src={codeUrl} alt={copy.code} width="320" height="320" className="size-28 rounded-card" />
        <span className="max-w-[15.2em]">{copy.scan}</span>
      </p>
    </div>
  );
}

function Days() {
  const { days } = copy;
  return (
    <section aria-labelledby="poets-days" className="poets-live grid justify-items-start gap-3">
      <h2 id="poets-days" className={HEADING}>
        {days.title}
      </h2>
      <div className="flex items-center gap-3.5">
        <span
          aria-hidden="true"
          hidden
          data-before
          className="size-14 [&>img]:size-14 [&>img]:rounded-lg [&>img]:object-cover"
        />
        <p role="status" data-days="line">
          {days.none}
        </p>
      </div>
      <div aria-hidden="true" className="poets-days" data-days="row" />
      <p className="text-sm text-ash">{days.kept}</p>
    </section>
  );
}

/**
 * CSS classes that place the four quadrants of the mouth in a grid of 2 × 2, in brushing order. Left and
 * right are as in a mirror.
 */
const PLACES = [
  'col-start-2 row-start-1 border-b border-l',
  'col-start-1 row-start-1 border-b',
  'col-start-1 row-start-2',
  'col-start-2 row-start-2 border-l',
];

function Steps() {
  const { steps, quadrants } = copy;
  return (
    <details open data-steps className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2.5">
        <h2 className={HEADING}>{steps.title}</h2>
        <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-5 group-open:rotate-180" />
      </summary>
      <p className="mt-3 text-bone">{steps.before}</p>
      <ol className="my-4 grid max-w-88 grid-cols-2 rounded-card border border-smoke">
        {quadrants.map((where, index) => (
          <li
            key={where}
            className={`grid min-w-0 gap-1 border-smoke px-1 py-5 text-center wrap-anywhere ${PLACES[index]}`}
          >
            <span aria-hidden="true" className="font-display text-subtitle leading-none">
              {index + 1}
            </span>
            {where.replace(/(?=boven|onder)/, '\u00ad')}
          </li>
        ))}
      </ol>
      <p>{steps.each}</p>
      <p className="mt-3 text-bone">{steps.after}</p>
    </details>
  );
}
