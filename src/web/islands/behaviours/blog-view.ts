// Reports that an article was opened, and once that its end came into view.

import { trackEvent } from '../shop-events.ts';

export function attach(article: HTMLElement): void {
  const { slug = '', title = '' } = article.dataset;
  trackEvent('blog_view', { slug, title });
  const end = article.querySelector('.post-body > :last-child');
  if (!end) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    trackEvent('blog_read', { slug, title });
  });
  observer.observe(end);
}
