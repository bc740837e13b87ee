import type { ReactNode } from 'react';
import { match, type Range } from './matching';

/** Something that a palette offers: a screen to go to, an action, an object to open. */
export type Command = {
  /** Unique among all the commands, without spaces. */
  id: string;
  label: string;
  /** The heading under which it stands. */
  group: string;
  /** Other words by which people look for it. */
  keywords?: readonly string[];
  caption?: string;
  icon?: ReactNode;
  lang?: string;
  onSelect: () => void;
};

export type Found = { command: Command; ranges: readonly Range[]; score: number };
export type FoundGroup = { heading: string; found: readonly Found[] };

/** What answers to what is typed, the best first inside each group; groups keep their order. */
export const findCommands = (commands: readonly Command[], typed: string): readonly FoundGroup[] => {
  const found = commands.flatMap((command) => {
    const answer = match(typed, command.label, command.keywords);
    return answer ? [{ command, ...answer }] : [];
  });
  const headings = [...new Set(found.map(({ command }) => command.group))];
  return headings.map((heading) => ({
    heading,
    found: found.filter(({ command }) => command.group === heading).sort((a, b) => a.score - b.score),
  }));
};
