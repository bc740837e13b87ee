import { type KeyboardEvent, useState } from 'react';

export type ComboChoice = { value: string; label: string; description?: string | undefined };

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The choices that hold every word that was typed, whatever the accents and capitals. */
export const filterChoices = <Choice extends Omit<ComboChoice, 'value'>>(choices: readonly Choice[], typed: string) => {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return choices.filter(({ label, description = '' }) => {
    const text = fold(`${label} ${description}`);
    return words.every((word) => text.includes(word));
  });
};

type Options = {
  choices: readonly ComboChoice[];
  value: string | null;
  optional: boolean;
  onChange: (value: string | null) => void;
};

/** What is typed, whether the list is open and which choice the arrows are on. */
export const useCombo = ({ choices, value, optional, onChange }: Options) => {
  /** Null while nothing is being looked for: the field then shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const [place, setPlace] = useState(0);
  const chosen = choices.find((choice) => choice.value === value);
  const shown = filterChoices(choices, typed ?? '');
  const active = opened ? shown[place] : undefined;

  const open = () => {
    setOpened(true);
    setPlace(
      Math.max(
        0,
        choices.findIndex((choice) => choice.value === value),
      ),
    );
  };
  const close = () => {
    setOpened(false);
    setTyped(null);
  };
  const choose = (choice: ComboChoice) => {
    onChange(choice.value);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    setOpened(true);
    setPlace(0);
    if (text === '' && optional) onChange(null);
  };
  const move = (step: number) =>
    opened ? setPlace((shown.length + place + step) % Math.max(1, shown.length)) : open();

  const acts: Record<string, (() => void) | undefined> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: opened ? () => active && choose(active) : undefined,
    Escape: opened ? close : undefined,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return { text: typed ?? chosen?.label ?? '', shown, active, opened, open, close, choose, type, onKeyDown };
};
