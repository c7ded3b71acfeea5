// Finds the folder of the app in an archive: the top level, or the single folder that contains everything, as
// in many exports.

/** Matches the files that macOS adds to archives. */
const ADDED_BY_MACOS = /^__MACOSX(\/|$)|(^|\/)\.DS_Store$/;

const SOURCE_FOLDERS = ['src', 'app', 'pages'];

/** Returns the folder of the app, an empty text for the top level; null when the archive contains no app. */
export function findProject(paths: readonly string[]): string | null {
  const own = paths.filter(isPartOfApp);
  const tops = new Set(own.map((path) => path.split('/')[0] ?? ''));
  const [only] = tops;
  const candidates = tops.size === 1 && only !== undefined ? ['', only] : [''];
  return candidates.find((root) => isProject(own, root)) ?? null;
}

/** Returns true when the file belongs to the app; false for files that the archiving program added. */
export function isPartOfApp(path: string): boolean {
  return !ADDED_BY_MACOS.test(path);
}

/** Returns the path of a file relative to the app's folder; null for a file outside that folder. */
export function pathInProject(path: string, root: string): string | null {
  if (root === '') return path;
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : null;
}

function isProject(paths: readonly string[], root: string): boolean {
  const within = paths.map((path) => pathInProject(path, root));
  if (!within.includes('package.json')) return false;
  return within.some((path) => SOURCE_FOLDERS.some((folder) => path?.startsWith(`${folder}/`)));
}
