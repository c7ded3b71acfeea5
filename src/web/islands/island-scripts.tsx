// The only script of a content page. It runs after the HTML is parsed, and is loaded with low priority so
// that it does not delay the rendering.

/**
 * The script tag of the starter, and preloads of the scripts it imports. `files` are the URLs of the starter
 * and then of its imports, with hashed names; in development only the source file of the starter.
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
