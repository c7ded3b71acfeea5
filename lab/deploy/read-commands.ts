// Reads the commands from a page of documentation by section, as a reader would type them.

/** Returns the commands by heading (`## 4. The shop` is `The shop`). Only code blocks marked `sh` count. */
export function readCommands(page: string): Map<string, string[]> {
  const commands = new Map<string, string[]>();
  for (const section of page.split(/^## /m).slice(1)) {
    const title = section.split('\n', 1)[0]?.replace(/^\d+\. /, '') ?? '';
    const blocks = [...section.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
    commands.set(title, blocks);
  }
  return commands;
}
