// Entry point to analytics for hydrated pages. It only exports `trackPageView` again. It is a separate file,
// because a dynamic import of a file that is bundled with the starter of content pages would add the
// bundler's runtime to those pages.

export { trackPageView } from './start-analytics.ts';
