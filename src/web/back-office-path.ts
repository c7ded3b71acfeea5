// Distinguishes the paths of the back-office from those of the shop.

const BACK_OFFICE = /^\/(admin|import)(\/|\?|\.data|$)/;

/** True when a path, with or without a query, belongs to the back-office. */
export const isBackOffice = (url: string): boolean => BACK_OFFICE.test(url);
