import { useState } from 'react';
import { readTexts, writeTexts } from './storage';

type ChoosableColumn = { key: string; header: string; hideable?: boolean };

/** The columns to show, and the props of ColumnChoice; what is hidden stays hidden in this browser. */
export const useColumnChoice = <C extends ChoosableColumn>(storageKey: string, columns: readonly C[]) => {
  const [hidden, setHidden] = useState(() => readTexts(storageKey));
  const offered = columns.filter(({ hideable }) => hideable);
  const isHidden = ({ key, hideable }: C) => hideable === true && hidden.includes(key);
  const shown = columns.filter((column) => !isHidden(column));
  const onChange = (kept: readonly string[]) => {
    const left = offered.map(({ key }) => key).filter((key) => !kept.includes(key));
    setHidden(left);
    writeTexts(storageKey, left);
  };
  return { shown, choice: { columns: offered, shown: shown.map(({ key }) => key), onChange } };
};
