// Collects the shop's own statistics and sends them shortly after the last event, or at once when the visitor
// leaves. A report contains the event and the page, never the visitor. It needs no consent, because nothing
// is stored or read on the device.

import type { VitalMetric } from '#shared/statistics/analytics-events.ts';
import { pagePattern } from '#shared/statistics/page-pattern.ts';
import type { ShopEvent } from '../shop-events.ts';

const SEND_AFTER_MS = 2_000;
/**
 * Number of events and loading times after which a report to the shop's own statistics is sent at once. The
 * server accepts at most 50 events and 20 loading times per report.
 */
const FULL = 20;

export type ReportBatch = {
  event(event: ShopEvent): void;
  vital(metric: VitalMetric, value: number, path: string): void;
  flush(): void;
};

export type ReportBatchPorts = {
  send(body: string): void;
  path(): string;
  /**
   * Returns true when the page is hidden or being left; timers may then never run, so the report is sent at
   * once.
   */
  isLeaving(): boolean;
};

export function createReportBatch({ send, path, isLeaving }: ReportBatchPorts): ReportBatch {
  let events: object[] = [];
  let vitals: object[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    if (events.length + vitals.length === 0) return;
    send(JSON.stringify({ events, vitals }));
    events = [];
    vitals = [];
  }

  function soon(): void {
    clearTimeout(timer);
    if (events.length + vitals.length >= FULL) flush();
    // Timers of a page that is being left may never run.
    else if (isLeaving()) queueMicrotask(flush);
    else timer = setTimeout(flush, SEND_AFTER_MS);
  }

  return {
    event({ name, parameters }) {
      const { variant, value } = parameters;
      events.push({
        name,
        path: pagePattern(path()),
        ...(/^\d{1,2}x$/.test(String(variant)) ? { variant } : {}),
        ...(typeof value === 'number' && value >= 0 && value <= 1000
          ? { value: Math.round(value * 100) }
          : {}),
      });
      soon();
    },
    vital(metric, value, page) {
      vitals.push({ metric, value, path: pagePattern(page) });
      soon();
    },
    flush,
  };
}
