// Finds comment lines that are too wide for an editor's window.

const WIDEST = 110;
const COMMENT = /^\s*(\/\/|\/\*\*?|\*|\{\/\*)\s/;

/**
 * The places `path:line` of comments wider than 110 characters.
 */
export function findWideComments(sources: readonly { path: string; text: string }[]): string[] {
  return sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
      .filter(({ line }) => line.length > WIDEST && COMMENT.test(line))
      .map(({ place }) => place),
  );
}
