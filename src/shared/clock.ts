// The clock as a dependency: use cases take a `Clock`, so that tests decide the time.

export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export const seconds = (count: number): number => count * 1000;
export const minutes = (count: number): number => seconds(count * 60);
export const hours = (count: number): number => minutes(count * 60);
export const days = (count: number): number => hours(count * 24);

/** The time zone of the shop; every date a person sees is in it. */
export const SHOP_TIME_ZONE = 'Europe/Amsterdam';
