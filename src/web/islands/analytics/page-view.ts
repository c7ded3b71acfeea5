// The door to measuring for pages that are hydrated: a file of its own, because an import() of one that
// travels with the starter of content pages would cost those pages the bundler's runtime.

export { trackPageView as viewPage } from './start-analytics.ts';
