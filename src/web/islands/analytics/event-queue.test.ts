// Tests that no event is sent before consent, that waiting events are sent after it, and that none is sent
// after a withdrawal.

import { beforeEach, describe, expect, test } from 'vitest';
import type { AnalyticsEvent } from '#shared/statistics/analytics-events.ts';
import { ACCEPTED, type Choices, REFUSED } from '../consent/consent-record.ts';
import { createEventQueue, type EventQueue } from './event-queue.ts';

let choices: Choices | null;
let forwarded: string[];
let fates: string[];
let queue: EventQueue;

beforeEach(() => {
  choices = null;
  forwarded = [];
  fates = [];
  queue = createEventQueue({
    choices: () => choices,
    forward: ({ name }) => forwarded.push(name),
    report: (_event, fate) => fates.push(fate),
  });
});

const add = (...names: AnalyticsEvent[]) => {
  for (const name of names) queue.add({ name, parameters: {} });
};

describe('events', () => {
  test('stay while nothing is chosen', () => {
    add('page_view', 'sticky_button_click');
    queue.settle();
    expect(forwarded).toEqual([]);
    expect(fates).toEqual(['waiting', 'waiting']);
  });

  test('leave in their order after Accepteren, those that waited once', () => {
    add('page_view', 'conversion');
    choices = ACCEPTED;
    queue.settle();
    queue.settle();
    add('begin_checkout');
    expect(forwarded).toEqual(['page_view', 'conversion', 'begin_checkout']);
  });

  test('are gone after Weigeren, also when the choice changes later', () => {
    add('page_view');
    choices = REFUSED;
    queue.settle();
    choices = ACCEPTED;
    queue.settle();
    expect(forwarded).toEqual([]);
  });

  test('stop at the moment of a withdrawal, without anybody having to say so', () => {
    choices = ACCEPTED;
    add('page_view');
    choices = REFUSED;
    add('purchase');
    expect(forwarded).toEqual(['page_view']);
    expect(fates).toEqual(['forwarded', 'dropped']);
  });

  test('leave by purpose: a conversion is marketing, the rest is statistics', () => {
    choices = { statistics: true, marketing: false };
    add('purchase', 'conversion');
    choices = { statistics: false, marketing: true };
    add('purchase', 'conversion');
    expect(forwarded).toEqual(['purchase', 'conversion']);
    expect(fates).toEqual(['forwarded', 'dropped', 'dropped', 'forwarded']);
  });

  test('of a long visit without a choice wait up to fifty, the newest', () => {
    add(...Array.from({ length: 20 }, () => 'page_view' as const));
    add(...Array.from({ length: 40 }, () => 'blog_view' as const));
    choices = ACCEPTED;
    queue.settle();
    expect(forwarded).toHaveLength(50);
    expect(forwarded.filter((name) => name === 'page_view')).toHaveLength(10);
  });
});
