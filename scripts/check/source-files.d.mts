export type SourceFile = { path: string; text: string; isTest: boolean };
export function readSourceFiles(folder?: string): SourceFile[];
