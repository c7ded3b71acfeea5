// The head of every back-office page: its name, and that no search engine has any business here.

import type { MetaDescriptor } from 'react-router';

export function pageMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} – Zwartwit beheer` }, { name: 'robots', content: 'noindex, nofollow' }];
}
