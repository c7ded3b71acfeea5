// Brings the page of the timer to life: the two minutes, the days and the photos; and keeps the page on the
// device.

import type { Page } from '#shared/href.ts';
import { TOKEN_PATTERN } from '#shared/writing/token-pattern.ts';
import { localStore } from '../../client/browser-storage.ts';
import { keepPage } from '../poets/keep-here.ts';
import { showDays } from '../poets/show-days.ts';
import { showPhotos } from '../poets/show-photos.ts';
import { prepareTimer } from '../poets/timer.ts';

const LINK = 'poets-link';

export function attach(page: HTMLElement): void {
  const token = rememberLink();
  const days = showDays(page, () => photos.follow());
  const photos = showPhotos(page, { token, dayNumber: days.number });
  prepareTimer(page, days.add);
  if (token)
    for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-review-link]'))
      link.href = `${'/leave-review' satisfies Page}?${new URLSearchParams({ token })}`;
  void keepPage();
}

/**
 * It proves who bought: it leaves the address, so that nobody reads it from a screen that is shown around.
 */
function rememberLink(): string | null {
  const given = location.hash.slice(1);
  if (!TOKEN_PATTERN.test(given)) return localStore.read(LINK);
  localStore.write(LINK, given);
  history.replaceState(history.state, '', location.pathname);
  return given;
}
