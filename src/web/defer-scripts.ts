// A hydrated page of the shop is drawn before its scripts are asked for: over a slow line they would hold up
// what it is drawn with, and until they come it can be read and its fields filled in (docs/decisions/0069).

/** What the framework tells the browser to fetch at once. */
const MODULE_PRELOADS = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;
/** Where it imports what it names. */
const ENTRY = /(<script[^>]* type="module" async="">)([\s\S]*?)(?=<\/script>)/;

/** The page with the same scripts in the same order, none of which is asked for before the page is drawn. */
export function deferScripts(html: string): string {
  if (!ENTRY.test(html)) return html;
  const files = [...html.matchAll(MODULE_PRELOADS)].map(([, href]) => href);
  return html.replace(MODULE_PRELOADS, '').replace(ENTRY, (_, open: string, text: string) => {
    const imports = text
      .replaceAll(/import \* as (\w+) from ("[^"]+")/g, 'const $1 = await import($2)')
      .replaceAll(/(?<=^|;)import ?("[^"]+")/gm, 'await import($1)');
    return `${open}await (${afterFirstPaint})();\n(${preloadModules})(${JSON.stringify(files)});\n${imports}`;
  });
}

// Both stand in the page as text, so they know nothing outside themselves.

/**
 * The first frame is laid out once the style sheets are there; nobody looks at a hidden page, and one of them
 * may never come.
 */
function afterFirstPaint(): Promise<void> {
  return new Promise((go) => {
    if (document.hidden) go();
    requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, 3_000);
  });
}

/** Modules would name each other one after the other. */
function preloadModules(files: readonly string[]): void {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
