// Tells the addresses of the back-office from those of the shop.

const BACK_OFFICE = /^\/(admin|import)(\/|\?|\.data|$)/;

/** Whether a URL belongs to the back-office. `url` is a path, with or without a query. */
export const isBackOffice = (url: string): boolean => BACK_OFFICE.test(url);
