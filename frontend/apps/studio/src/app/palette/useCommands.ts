import type { Command } from '@livretier/ui';
import { useAppearanceCommands } from './useAppearanceCommands';
import { useLanguageCommands } from './useLanguageCommands';
import { useScreenCommands } from './useScreenCommands';
import { useSignOutCommand } from './useSignOutCommand';

/** Fills the palette: what is typed is there for those that ask the server; the others give all they have. */
export type CommandProvider = (typed: string) => readonly Command[];

/** Everything that the palette offers. A feature adds its objects by a provider of its own and a line here. */
export const useCommands: CommandProvider = (typed) => [
  ...useScreenCommands(typed),
  ...useLanguageCommands(typed),
  ...useAppearanceCommands(typed),
  ...useSignOutCommand(typed),
];
