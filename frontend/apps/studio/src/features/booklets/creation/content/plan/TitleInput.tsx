import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlace } from '@/features/booklets/creation/saving/usePlace';
import { useFields } from '@/shared/saving/useFields';
import classes from './Plan.module.css';

type Titles = Record<string, string>;
type Options = {
  booklet: string;
  part: 'chapters' | 'pages';
  lines: readonly { id: string; title: string }[];
  rename: (id: string, title: string) => Promise<unknown>;
};

const written = (changes: Partial<Titles>) =>
  Object.fromEntries(Object.entries(changes).filter(([, title]) => title?.trim())) as Partial<Titles>;

/** Titles that save themselves while they are typed, by the id of what they name. */
export const useTitles = ({ booklet, part, lines, rename }: Options) => {
  const { fields, change, save } = useFields<Titles>({
    place: usePlace(booklet, part),
    saved: Object.fromEntries(lines.map(({ id, title }) => [id, title])),
    ready: written,
    send: (changes) =>
      Promise.all(Object.entries(changes).map(([id, title]) => title !== undefined && rename(id, title))),
  });
  return {
    titleOf: (id: string) => fields[id] ?? '',
    change: (id: string, title: string) => change({ [id]: title }),
    save,
  };
};

const longest = 200;

type Props = {
  label: string;
  title: string;
  onChange: (title: string) => void;
  onEnd: () => void;
};

/** Renames where it stands and saves while one types. Enter ends; Escape, or nothing at all, gives the former title back. */
export const TitleInput = ({ label, title, onChange, onEnd }: Props) => {
  const { t } = useTranslation('creation');
  const former = useRef(title);
  const ended = useRef(false);
  const end = (back: boolean) => {
    if (ended.current) return;
    ended.current = true;
    if (back || title.trim() === '') onChange(former.current);
    onEnd();
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') end(false);
    if (event.key === 'Escape') end(true);
  };
  return (
    <span className={classes.renaming}>
      <input
        className={classes.input}
        aria-label={label}
        maxLength={longest}
        value={title}
        ref={(input) => {
          if (input && document.activeElement !== input) {
            input.focus();
            input.select();
          }
        }}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={press}
        onBlur={() => end(false)}
      />
      <span className={classes.length} aria-hidden="true">
        {t('name.count', { count: title.length, most: longest })}
      </span>
    </span>
  );
};
