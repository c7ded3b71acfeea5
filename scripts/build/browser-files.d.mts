/** For `codeSplitting.groups` of the build for the browser. */
export const browserFiles: {
  debugName: string;
  name(
    id: string,
    graph: { getModuleInfo(id: string): { importers: readonly string[] } | null },
  ): string | null;
}[];
