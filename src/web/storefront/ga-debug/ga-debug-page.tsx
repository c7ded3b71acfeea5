// The page /ga-debug: triggers every analytics event of the shop and shows what happens to it. It is open to
// everyone in test mode and to logged-in operators in live mode; all others are redirected to the home page.

import { redirect } from 'react-router';
import { analyticsDebugCopy as copy } from '#copy/analytics-debug.ts';
import { operatorOn, pageContext } from '../../page-context.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Detail } from '../../ui/detail.tsx';
import type { Route } from './+types/ga-debug-page.ts';
import '../legal/article.css';
import './ga-debug.css';
import { type AnalyticsEvent, analyticsEvents } from '#shared/statistics/analytics-events.ts';

const pack = { variant: '2x', quantity: 2, value: 37.43 };
const order = { ...pack, transaction_id: 'ZW-TEST' };
const post = { slug: 'voorbeeld', title: 'Voorbeeld' };

const parametersOf: Partial<Record<AnalyticsEvent, Record<string, string | number>>> = {
  blog_view: post,
  blog_read: post,
  begin_checkout: pack,
  purchase: order,
  conversion: order,
  coupon_applied: { coupon: 'WELKOM10', variant: '2x', value: 3.74 },
  ai_advisor_complete: { quantity: 2 },
  ai_recommendation: pack,
};

/** An example of every event, with parameters like those of the shop's own pages. */
const sampleEvents = analyticsEvents.map((name) => ({ name, parameters: parametersOf[name] ?? {} }));

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (!page.shop.testMode && operatorOn(page) === null) throw redirect('/');
  const { analytics } = await page.shop.getSettings();
  return { ids: Object.values(analytics).filter((id) => id !== '') };
}

export function meta() {
  return [{ title: copy.title }, { name: 'robots', content: 'noindex' }];
}

export default function GaDebugPage({ loaderData }: Route.ComponentProps) {
  return (
    <div
      className="legal page-width ga-debug"
      data-behaviour="ga-debug"
      data-granted={copy.granted}
      data-denied={copy.denied}
      data-unasked={copy.unasked}
      data-entries={copy.entries}
      data-absent={copy.absent}
      data-forwarded={copy.fates.forwarded}
      data-waiting={copy.fates.waiting}
      data-dropped={copy.fates.dropped}
    >
      <header className="legal-head">
        <h1 className="legal-title">{copy.title}</h1>
        <p className="legal-intro">{copy.intro}</p>
      </header>
      <div className="ga-debug-columns">
        <section aria-labelledby="events-title">
          <h2 id="events-title">{copy.eventsTitle}</h2>
          <div className="ga-debug-events">
            {sampleEvents.map(({ name, parameters }) => (
              <Button key={name} disabled data-event={name} data-parameters={JSON.stringify(parameters)}>
                {name}
              </Button>
            ))}
          </div>
          <h2>{copy.stateTitle}</h2>
          <dl>
            <Detail label={copy.statistics} data-part="statistics" />
            <Detail label={copy.marketing} data-part="marketing" />
            <Detail label={copy.dataLayer} data-part="data-layer" />
            <Detail label={copy.ids}>{loaderData.ids.join(', ') || copy.noIds}</Detail>
          </dl>
        </section>
        <section aria-labelledby="log-title">
          <div className="ga-debug-head">
            <h2 id="log-title">{copy.logTitle}</h2>
            <Button disabled data-part="clear">
              {copy.clear}
            </Button>
          </div>
          <p data-part="empty">{copy.emptyLog}</p>
          <ol className="ga-debug-log" data-part="log" aria-live="polite" />
        </section>
      </div>
    </div>
  );
}
