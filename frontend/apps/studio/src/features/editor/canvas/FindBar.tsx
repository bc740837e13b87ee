import { IconButton, VisuallyHidden } from '@livretier/ui';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Session, useCanvasState } from '../session/context';
import classes from './FindBar.module.css';

/** Finds words on the page that is open. */
export const FindBar = ({ session, onClose }: { session: Session; onClose: () => void }) => {
  const { t } = useTranslation('editor');
  const [words, setWords] = useState('');
  const { found } = useCanvasState(session);
  const canvas = () => session.canvas.current;
  useEffect(() => () => void session.canvas.current?.find(''), [session]);
  const look = (typed: string) => {
    setWords(typed);
    canvas()?.find(typed);
  };
  const close = () => {
    canvas()?.find('');
    onClose();
    canvas()?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key === 'Enter') canvas()?.goToFound(event.shiftKey ? -1 : 1);
    if (event.key === 'Escape' || event.key === 'Enter') event.preventDefault();
  };
  const result =
    found.count === 0 ? t('find.none') : t('find.result', { current: found.current + 1, count: found.count });
  return (
    <search className={classes.bar}>
      <label className={classes.label}>
        <VisuallyHidden>{t('find.label')}</VisuallyHidden>
        <input
          type="search"
          autoComplete="off"
          className={classes.input}
          placeholder={t('find.label')}
          value={words}
          ref={(input) => {
            if (input && !input.dataset.ready) {
              input.dataset.ready = 'true';
              input.focus();
            }
          }}
          onChange={({ target }) => look(target.value)}
          onKeyDown={press}
        />
      </label>
      <span role="status" className={classes.count}>
        {words.trim() !== '' && result}
      </span>
      <IconButton
        size="small"
        label={t('find.previous')}
        icon={IconChevronUp}
        onClick={() => canvas()?.goToFound(-1)}
      />
      <IconButton size="small" label={t('find.next')} icon={IconChevronDown} onClick={() => canvas()?.goToFound(1)} />
      <IconButton size="small" label={t('find.close')} icon={IconX} onClick={close} />
    </search>
  );
};
