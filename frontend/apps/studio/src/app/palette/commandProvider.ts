import type { Command } from '@livretier/ui';

/** Fills the palette: what is typed is there for those that ask the server; the others give all they have. */
export type CommandProvider = (typed: string) => readonly Command[];
