// The only script of a content page. It runs after the HTML is parsed, and is loaded with low priority so
// that it does not delay the rendering.

/**
 * The script tags of the starter. `files` are the starter and its imports, with hashed names; in development
 * the source file of the starter.
 */
export function IslandScripts({ files: [starter, ...imports] }: { files: readonly string[] }) {
  return (
    <>
      {imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      <script type="module" src={starter} fetchPriority="low" />
    </>
  );
}
