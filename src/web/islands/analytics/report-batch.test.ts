// Tests the shop's own statistics: few reports, nothing lost at the end of a visit, nothing about the
// visitor.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from '#shared/statistics/analytics-events.ts';
import { createReportBatch, type ReportBatch } from './report-batch.ts';

let sent: unknown[];
let leaving: boolean;
let path: string;
let batch: ReportBatch;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  leaving = false;
  path = '/';
  batch = createReportBatch({
    send: (body) => sent.push(JSON.parse(body)),
    path: () => path,
    isLeaving: () => leaving,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const happen = (name: AnalyticsEvent, parameters: Record<string, string | number> = {}) =>
  batch.event({ name, parameters });

describe('the report of a page', () => {
  test('gathers what happens and goes two seconds after the last of it', () => {
    happen('page_view');
    vi.advanceTimersByTime(1500);
    happen('begin_checkout', { variant: '2x', value: 37.43 });
    vi.advanceTimersByTime(1999);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([
      {
        events: [
          { name: 'page_view', path: '/' },
          { name: 'begin_checkout', path: '/', variant: '2x', value: 3743 },
        ],
        vitals: [],
      },
    ]);
  });

  test('goes at once when the visitor leaves, and only once', () => {
    happen('page_view');
    batch.flush();
    batch.flush();
    vi.advanceTimersByTime(5000);
    expect(sent).toHaveLength(1);
  });

  test('goes without waiting for what happens while leaving', async () => {
    leaving = true;
    batch.vital('CLS', 0.02, '/blog/koffie');
    await Promise.resolve();
    expect(sent).toEqual([{ events: [], vitals: [{ metric: 'CLS', value: 0.02, path: '/blog/koffie' }] }]);
  });

  test('holds no secrets of an address, no amounts beyond reason and no parameters that are not counted', () => {
    path = '/bestelling/MTIz.geheim';
    happen('purchase', { variant: '<b>', value: 1e9, transaction_id: 'ZW-1' });
    batch.flush();
    expect(sent).toEqual([{ events: [{ name: 'purchase', path: '/bestelling/:rest' }], vitals: [] }]);
  });

  test('goes before it is larger than the server takes', () => {
    for (let count = 0; count < 45; count += 1) happen('sticky_button_click');
    expect(sent).toHaveLength(2);
  });
});
