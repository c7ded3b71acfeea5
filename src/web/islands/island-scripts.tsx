// The one script of a content page. It waits for the document, and on the line for everything the page is
// drawn with.

/** `files` come from the server: the starter and what it imports, hashed; in development its source. */
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
