import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Outline.module.css';

type Props = { title: string; onRename: (title: string) => void; onEnd: () => void };

/** Renames a page where it stands: Enter keeps, Escape gives up. */
export const TitleField = ({ title, onRename, onEnd }: Props) => {
  const { t } = useTranslation('editor');
  const [draft, setDraft] = useState(title);
  const ended = useRef(false);
  const end = (keeps: boolean) => {
    if (ended.current) return;
    ended.current = true;
    const wanted = draft.trim();
    if (keeps && wanted !== '' && wanted !== title) onRename(wanted);
    onEnd();
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') end(true);
    if (event.key === 'Escape') end(false);
  };
  return (
    <input
      className={classes.input}
      aria-label={t('outline.titleOf', { title })}
      maxLength={200}
      value={draft}
      ref={(input) => {
        if (input && document.activeElement !== input) {
          input.focus();
          input.select();
        }
      }}
      onChange={({ target }) => setDraft(target.value)}
      onKeyDown={press}
      onBlur={() => end(true)}
    />
  );
};
