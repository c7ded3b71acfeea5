export type Experiment = {
  name: string;
  entry: string;
  proves: string;
  takes: string;
  parameters?: string[];
  built?: boolean;
  linux?: boolean;
  root?: boolean;
  postgres?: 'found' | 'installed' | 'started';
  programs?: Record<string, string[]>;
};

export const experiments: readonly Experiment[];
export function needsOf(needs: Partial<Experiment>): string;
