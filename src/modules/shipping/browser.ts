// Browser entry point of shipping: names and tracking links, without schemas, which keeps the page's script
// small.

export { carrierDays } from './delivery-day.ts';
