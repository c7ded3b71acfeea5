// The only script of a content page. It runs after the document is parsed, and loads with low priority so
// that it does not delay the rendering.

/**
 * The script tags. `files` come from the server: the starter and its imports, with hashed names; in
 * development the source of the starter.
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
