export type Suite = 'daily' | 'rest';
export type TestPart = {
  name: string;
  run: Suite;
  engines: 'none' | 'one' | 'both';
  files: string[];
};
export type TestRun = { engine: string | null; parts: string[] };

export const parts: TestPart[];
export function globsOf(name: string): { include: string[]; exclude: string[] };
export function runsOf(suite: Suite, engines: string[]): TestRun[];
