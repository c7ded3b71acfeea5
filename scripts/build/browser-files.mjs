// Which modules travel to the browser as one file: those that the same pages need. A page of many small files
// waits for each of them, and they compress badly; a page that loads what only others use waits for nothing.

/** The pages that share modules with the checkout, told by their roots. */
const CHECKOUT = /\/src\/web\/(checkout\/page\/checkout-page|root)\.tsx/;
/**
 * What comes later to the checkout shares its dialog, and providers whom a wallet's order goes to: one small
 * file less to wait for.
 */
const SHEET = /\/src\/web\/checkout\/(page\/sheet\.tsx|payment\/wallet-(payer|texts)\.ts)/;
const BEYOND = /\/src\/web\/(admin|storefront|checkout\/(success|recovery|payment(-test)?))\//;
/** The small scripts of content pages, none of which needs a framework. */
const BEHAVIOURS = /\/src\/web\/islands\/behaviours\//;
const ISLANDS = /\/src\/web\/(islands\/(?!consent)|.*-island\.tsx)/;

/** The barrel of the icons says of each of them that everybody uses it. */
const OTHER_ICONS =
  /\/lucide-react\/.*\/icons\/(?!(check|chevron-down|loader-circle|lock|rotate-ccw|star|truck|x)\.mjs)/;

/**
 * The looks of a page come with that page alone: a file of scripts that many share would bring them to all.
 */
const STYLES = /\.css($|\?)/;

/**
 * For `codeSplitting.groups`: the first that takes a module keeps it, and what none takes is left to the
 * bundler.
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

/** All that cannot run without it, itself included; what is loaded later on its own does not count. */
function importersOf(id, graph) {
  const found = new Set([id]);
  for (const next of found)
    for (const importer of graph.getModuleInfo(next)?.importers ?? []) found.add(importer);
  return found;
}
