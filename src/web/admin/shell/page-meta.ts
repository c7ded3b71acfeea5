// The metadata of every back-office page: its title, and no indexing by search engines.

import type { MetaDescriptor } from 'react-router';

export function pageMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} – Zwartwit beheer` }, { name: 'robots', content: 'noindex, nofollow' }];
}
