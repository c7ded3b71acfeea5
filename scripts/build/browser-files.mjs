// Decides which modules are bundled into one file for the browser: those that the same pages need. Many small
// files make a page slow and compress badly; a file shared by too many pages makes visitors load code they do
// not use.

/** The root modules of the pages that share code with the checkout. */
const CHECKOUT = /\/src\/web\/(checkout\/page\/checkout-page|root)\.tsx/;
/**
 * Modules the checkout loads later: its dialog and the payment with a wallet. They share one file, to save a
 * request.
 */
const SHEET = /\/src\/web\/checkout\/(page\/sheet\.tsx|payment\/wallet-(payer|texts)\.ts)/;
const BEYOND = /\/src\/web\/(admin|storefront|checkout\/(success|recovery|payment(-test)?))\//;
/** The small scripts of content pages, which use no framework. */
const BEHAVIOURS = /\/src\/web\/islands\/behaviours\//;
const ISLANDS = /\/src\/web\/(islands\/(?!consent)|.*-island\.tsx)/;

/**
 * The icons that belong to no shared file. The index of the icon library imports every icon, so each would
 * count as used by every page.
 */
const OTHER_ICONS =
  /\/lucide-react\/.*\/icons\/(?!(check|chevron-down|loader-circle|lock|rotate-ccw|star|truck|x)\.mjs)/;

/**
 * Style sheets, which belong to no shared file. In a shared file of scripts, every page would load the styles
 * of all pages.
 */
const STYLES = /\.css($|\?)/;

/**
 * The groups for `codeSplitting.groups`. A module belongs to the first group that matches; the bundler
 * decides about modules without a group.
 */
export const browserFiles = [
  file('react', (id) => /\/node_modules\/(react|react-dom|scheduler)\//.test(id)),
  file('frame', (id) => /\/node_modules\/react-router\/|\/page-view\.ts|vite\/preload-helper/.test(id)),
  file('answers', (_id, isUsedBy) => isUsedBy(CHECKOUT) && isUsedBy(BEHAVIOURS)),
  file('forms', (_id, isUsedBy) => isUsedBy(CHECKOUT) && isUsedBy(ISLANDS)),
  file('kit', (id, isUsedBy) => SHEET.test(id) || (isUsedBy(CHECKOUT) && isUsedBy(BEYOND))),
];

function file(name, belongs) {
  return {
    debugName: name,
    name(id, graph) {
      if (OTHER_ICONS.test(id) || STYLES.test(id)) return null;
      const isUsedBy = (user) => [...importersOf(id, graph)].some((importer) => user.test(importer));
      return belongs(id, isUsedBy) ? name : null;
    },
  };
}

/**
 * Returns all modules that need this module to run, including the module itself. Modules that load it
 * dynamically do not count.
 */
function importersOf(id, graph) {
  const found = new Set([id]);
  for (const next of found)
    for (const importer of graph.getModuleInfo(next)?.importers ?? []) found.add(importer);
  return found;
}
