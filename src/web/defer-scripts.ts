// Delays the scripts of a hydrated page until the page is displayed. On a slow line scripts would delay the
// style sheets and fonts; the page can be read and filled in before they arrive (docs/decisions/0069).

/** Matches the framework's `<link>` tags that make the browser fetch scripts immediately. */
const MODULE_PRELOADS = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;
/** Matches the framework's inline script that imports the scripts of the page. */
const ENTRY = /(<script[^>]* type="module" async="">)([\s\S]*?)(?=<\/script>)/;

/**
 * Returns the page with the same scripts in the same order, but requested only after the page is displayed.
 */
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
 * Resolves after the first frame, which the browser draws as soon as it has the style sheets. Resolves after
 * 3 s at the latest, because a style sheet may never arrive, and at once in a hidden page, which gets no
 * frames.
 */
function afterFirstPaint(): Promise<void> {
  return new Promise((go) => {
    if (document.hidden) go();
    requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, 3_000);
  });
}

/** Preloads all modules at once. Otherwise the browser would discover them one after the other. */
function preloadModules(files: readonly string[]): void {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
