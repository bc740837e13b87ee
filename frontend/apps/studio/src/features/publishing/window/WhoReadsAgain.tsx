import { Icon } from '@livretier/ui';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { foreseenQuery, type PageChange } from '../api';
import classes from './Window.module.css';

/** As many pages as one question takes. */
const most = 200;

type Props = { bookletId: string; changes: readonly PageChange[] };

/** How many people this version asks to read again, and for which pages; it follows the scopes as they are chosen.
    What a former version asked and this one does not is said to be so. */
export const WhoReadsAgain = ({ bookletId, changes }: Props) => {
  const { t } = useTranslation('publishing');
  const marked = changes.filter(({ scope }) => scope === 'to_reread').map(({ page }) => page);
  const { data } = useQuery(foreseenQuery(bookletId, marked.slice(0, most)));
  if (!data || data.acknowledged === 0) return null;
  const titleOf = (page: string) => changes.find((change) => change.page === page)?.title;
  return (
    <section className={classes.again} aria-label={t('again.label')} aria-live="polite">
      <Icon of={IconRefresh} />
      <div>
        {marked.length === 0 && data.people > 0 ? (
          <p>{t('again.owed', { count: data.people })}</p>
        ) : (
          <p>
            <strong>{t('again.people', { count: data.people })}</strong> {t('again.of', { count: data.acknowledged })}
          </p>
        )}
        {data.pages.length > 0 && (
          <ul>
            {data.pages.map(({ page, people }) => (
              <li key={page}>
                {t('again.page', {
                  title: titleOf(page) ?? t('again.former'),
                  people: t('again.persons', { count: people }),
                })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
};
