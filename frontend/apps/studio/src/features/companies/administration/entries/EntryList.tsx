import { IconButton, TwoLines } from '@livretier/ui';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './EntryList.module.css';

type Entry = { id: string; title: string; caption: string };
type Props<E extends Entry> = {
  entries: readonly E[];
  /** Whether there is anything to change; all may be changed unless told. */
  mayChange?: (entry: E) => boolean;
  onChange: (entry: E) => void;
  onRemove: (entry: E) => void;
};

/** A few things of a company, each with its name and what may be done with it. */
export const EntryList = <E extends Entry>({ entries, mayChange = () => true, onChange, onRemove }: Props<E>) => {
  const { t } = useTranslation('companyCards');
  return (
    <ul className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={classes.row}>
          <TwoLines title={entry.title} caption={entry.caption} size="small" />
          {mayChange(entry) && (
            <IconButton
              icon={IconPencil}
              label={t('entries.change', { name: entry.title })}
              onClick={() => onChange(entry)}
            />
          )}
          <IconButton
            icon={IconTrash}
            label={t('entries.remove', { name: entry.title })}
            onClick={() => onRemove(entry)}
          />
        </li>
      ))}
    </ul>
  );
};
