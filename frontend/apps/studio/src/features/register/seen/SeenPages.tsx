import { StatusTag } from '@livretier/ui';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Preview } from '@/features/booklets/api';
import type { Seen } from '../api';
import classes from './Seen.module.css';

type Props = {
  chapters: Preview['chapters'];
  seen: Seen;
  /** The page that is shown beside. */
  shown: string | undefined;
  onOpen: (page: string) => void;
};

/** Every page of that version in its order: those that were theirs, and those of others set back. */
export const SeenPages = ({ chapters, seen, shown, onOpen }: Props) => {
  const { t } = useTranslation('register');
  const [theirs, again] = [new Set(seen.concerned), new Set(seen.reread)];
  const state = (id: string) => {
    if (again.has(id))
      return (
        <StatusTag shape={IconRefresh} tone="warning">
          {t('seen.reread')}
        </StatusTag>
      );
    return theirs.has(id) ? null : <small>{t('seen.notTheirs')}</small>;
  };
  return (
    <nav className={classes.pages} aria-label={t('seen.pages')}>
      {chapters.map(({ id, title, pages }) => (
        <div key={id}>
          <p className={classes.chapter}>{title}</p>
          <ul>
            {pages.map((page) => (
              <li key={page.id}>
                <button
                  type="button"
                  className={classes.page}
                  data-theirs={theirs.has(page.id)}
                  aria-current={page.id === shown ? 'page' : undefined}
                  onClick={() => onOpen(page.id)}
                >
                  {page.title}
                </button>
                {state(page.id)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};
