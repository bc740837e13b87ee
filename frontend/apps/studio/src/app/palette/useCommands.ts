import type { CommandProvider } from './commandProvider';
import { useAppearanceCommands } from './useAppearanceCommands';
import { useLanguageCommands } from './useLanguageCommands';
import { useScreenCommands } from './useScreenCommands';
import { useSignOutCommand } from './useSignOutCommand';

/** Everything that the palette offers. A feature adds its objects by a provider of its own and a line here. */
export const useCommands: CommandProvider = (typed) => [
  ...useScreenCommands(typed),
  ...useLanguageCommands(typed),
  ...useAppearanceCommands(typed),
  ...useSignOutCommand(typed),
];
