// Finds the app in an archive: at the top level, or in the single folder that contains everything, as in many
// exports.

/** Files that macOS adds to archives. */
const ADDED_BY_MACOS = /^__MACOSX(\/|$)|(^|\/)\.DS_Store$/;

const SOURCE_FOLDERS = ['src', 'app', 'pages'];

/** The project's folder, empty for the top level; null when the archive contains no app. */
export function findProject(paths: readonly string[]): string | null {
  const own = paths.filter(isPartOfApp);
  const tops = new Set(own.map((path) => path.split('/')[0] ?? ''));
  const [only] = tops;
  const candidates = tops.size === 1 && only !== undefined ? ['', only] : [''];
  return candidates.find((root) => isProject(own, root)) ?? null;
}

/** Whether the file belongs to the app; false for files the archiving program added. */
export function isPartOfApp(path: string): boolean {
  return !ADDED_BY_MACOS.test(path);
}

/** The path of a file relative to the project; null for a file outside it. */
export function pathInProject(path: string, root: string): string | null {
  if (root === '') return path;
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : null;
}

function isProject(paths: readonly string[], root: string): boolean {
  const within = paths.map((path) => pathInProject(path, root));
  if (!within.includes('package.json')) return false;
  return within.some((path) => SOURCE_FOLDERS.some((folder) => path?.startsWith(`${folder}/`)));
}
