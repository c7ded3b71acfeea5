export type Command = { name: string; entry: string; parameters: string; does: string };

export const commands: readonly Command[];
