// Where in an archive the app is: at the top, or in the one folder that holds everything, as many exports
// have it.

/** What macOS adds to every archive it makes. */
const ADDED_BY_MACOS = /^__MACOSX(\/|$)|(^|\/)\.DS_Store$/;

const SOURCE_FOLDERS = ['src', 'app', 'pages'];

/** The project's folder, empty for the top; null when there is no app. */
export function findProject(paths: readonly string[]): string | null {
  const own = paths.filter(isPartOfApp);
  const tops = new Set(own.map((path) => path.split('/')[0] ?? ''));
  const [only] = tops;
  const candidates = tops.size === 1 && only !== undefined ? ['', only] : [''];
  return candidates.find((root) => isProject(own, root)) ?? null;
}

/** False for what the archiving program added. */
export function isPartOfApp(path: string): boolean {
  return !ADDED_BY_MACOS.test(path);
}

/** The path of a file within the project; null for one outside it. */
export function pathInProject(path: string, root: string): string | null {
  if (root === '') return path;
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : null;
}

function isProject(paths: readonly string[], root: string): boolean {
  const within = paths.map((path) => pathInProject(path, root));
  if (!within.includes('package.json')) return false;
  return within.some((path) => SOURCE_FOLDERS.some((folder) => path?.startsWith(`${folder}/`)));
}
