// Entry point to analytics for hydrated pages. It is a separate file, because importing a file that is
// bundled with the starter of content pages would add the bundler's runtime to those pages.

export { trackPageView } from './start-analytics.ts';
