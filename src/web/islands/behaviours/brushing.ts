// Runs the page of the brushing timer: the two minutes, the days and the photos, and stores the page for
// offline use.

import type { Page } from '#shared/href.ts';
import { TOKEN_PATTERN } from '#shared/writing/token-pattern.ts';
import { localStore } from '../../client/browser-storage.ts';
import { registerServiceWorker } from '../brushing/service-worker.ts';
import { showDays } from '../brushing/show-days.ts';
import { showPhotos } from '../brushing/show-photos.ts';
import { prepareTimer } from '../brushing/timer.ts';

const TOKEN_KEY = 'poets-link';

export function attach(page: HTMLElement): void {
  const token = storeToken();
  const days = showDays(page, () => photos.refresh());
  const photos = showPhotos(page, { token, dayNumber: days.number });
  prepareTimer(page, days.add);
  if (token)
    for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-review-link]'))
      link.href = `${'/leave-review' satisfies Page}?${new URLSearchParams({ token })}`;
  void registerServiceWorker();
}

/**
 * Returns the token that proves the purchase, from the URL or from an earlier visit; null when there is none.
 * The token is stored and removed from the URL, so that nobody reads it from the screen.
 */
function storeToken(): string | null {
  const hashToken = location.hash.slice(1);
  if (!TOKEN_PATTERN.test(hashToken)) return localStore.read(TOKEN_KEY);
  localStore.write(TOKEN_KEY, hashToken);
  history.replaceState(history.state, '', location.pathname);
  return hashToken;
}
