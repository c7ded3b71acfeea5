// Browser entry point of the module `shipping`: carrier names and tracking links, without schemas, to keep
// the scripts of pages small.

export { carrierDays } from './delivery-day.ts';
