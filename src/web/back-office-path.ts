// Which addresses are the operators'.

const BACK_OFFICE = /^\/(admin|import)(\/|\?|\.data|$)/;

/** Whether only operators look at this address; `url` is a path, with or without what is asked of it. */
export const isBackOffice = (url: string): boolean => BACK_OFFICE.test(url);
