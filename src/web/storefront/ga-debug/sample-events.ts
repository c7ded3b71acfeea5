// One example of every event, with parameters like those of the shop's own pages.

import { type MeasuredEvent, measuredEvents } from '#shared/statistics/measuring.ts';

const pack = { variant: '2x', quantity: 2, value: 37.43 };
const order = { ...pack, transaction_id: 'ZW-TEST' };
const post = { slug: 'voorbeeld', title: 'Voorbeeld' };

const parametersOf: Partial<Record<MeasuredEvent, Record<string, string | number>>> = {
  blog_view: post,
  blog_read: post,
  begin_checkout: pack,
  purchase: order,
  conversion: order,
  coupon_applied: { coupon: 'WELKOM10', variant: '2x', value: 3.74 },
  ai_advisor_complete: { quantity: 2 },
  ai_recommendation: pack,
};

export const sampleEvents = measuredEvents.map((name) => ({ name, parameters: parametersOf[name] ?? {} }));
