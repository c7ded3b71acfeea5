// The one script of a content page. It is a module, so it waits for the document and blocks nothing.

/** `src` comes from the server: the hashed file in production, the source in development. */
export function IslandScripts({ src }: { src: string }) {
  return <script type="module" src={src} />;
}
