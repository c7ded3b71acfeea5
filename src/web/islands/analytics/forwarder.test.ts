// Tests that the data layer opens with the first consent, follows every change of the choice, and closes
// after a withdrawal.

import { beforeEach, describe, expect, test } from 'vitest';
import type { AnalyticsEvent } from '#shared/statistics/analytics-events.ts';
import { ACCEPTED, type Choices, REFUSED } from '../consent/consent-record.ts';
import { createForwarder, type Forwarder } from './forwarder.ts';

let choices: Choices | null;
let calls: string[];
let forwarder: Forwarder;

beforeEach(() => {
  choices = null;
  calls = [];
  forwarder = createForwarder({
    choices: () => choices,
    open: ({ statistics, marketing }) => {
      calls.push(`open ${statistics} ${marketing}`);
      return {
        push: ({ name }) => calls.push(name),
        update: (chosen) => calls.push(`update ${chosen.statistics} ${chosen.marketing}`),
        close: () => calls.push('close'),
      };
    },
  });
});

const rest = () => new Promise((resolve) => setTimeout(resolve));
const event = (name: AnalyticsEvent) => ({ name, parameters: {} });

describe('the way to the data layer', () => {
  test('is not opened without a choice or after a refusal', async () => {
    forwarder.settle();
    choices = REFUSED;
    forwarder.settle();
    await rest();
    expect(calls).toEqual([]);
  });

  test('is opened once, and events follow in their order', async () => {
    choices = ACCEPTED;
    forwarder.forward(event('page_view'));
    forwarder.forward(event('purchase'));
    await rest();
    expect(calls).toEqual(['open true true', 'page_view', 'purchase']);
  });

  test('is closed by a withdrawal, also for an event that was on its way', async () => {
    choices = ACCEPTED;
    forwarder.forward(event('page_view'));
    choices = REFUSED;
    forwarder.settle();
    await rest();
    expect(calls).toEqual(['open true true', 'close']);
  });

  test('is widened by a wider choice, and opened anew by a narrower one', async () => {
    choices = { statistics: true, marketing: false };
    forwarder.settle();
    choices = ACCEPTED;
    forwarder.settle();
    choices = { statistics: false, marketing: true };
    forwarder.settle();
    await rest();
    expect(calls).toEqual(['open true false', 'update true true', 'close', 'open false true']);
  });
});
