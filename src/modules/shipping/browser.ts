// Entry point of the shipping module for browser code: carrier names and tracking links, without schemas, to
// keep the scripts of pages small.

export { carrierDays } from './delivery-day.ts';
