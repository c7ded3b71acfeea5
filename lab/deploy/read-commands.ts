// The commands of a page of documentation, section by section, as somebody who follows it types them.

/** By heading (`## 4. The shop` is `The shop`); blocks without `sh` are not for running. */
export function readCommands(page: string): Map<string, string[]> {
  const commands = new Map<string, string[]>();
  for (const section of page.split(/^## /m).slice(1)) {
    const title = section.split('\n', 1)[0]?.replace(/^\d+\. /, '') ?? '';
    const blocks = [...section.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
    commands.set(title, blocks);
  }
  return commands;
}
