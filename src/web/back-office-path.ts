// Which pages are the operators'.

export const isBackOffice = (pathname: string): boolean => /^\/(admin|import)(\/|$)/.test(pathname);
