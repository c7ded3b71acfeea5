// What a page shows of the way of a parcel, free of schemas: whoever takes a word from here takes nothing
// else along.

export { carrierDays } from './delivery-day.ts';
