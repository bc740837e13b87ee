import { Icon } from '@livretier/ui';
import { IconChevronRight, IconEye, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/locale/useLocale';
import { paths } from '../../../shared/paths';
import { wholeNumber } from '../../../shared/text/numbers';
import type { BookletCounts } from '../types';
import classes from './Home.module.css';

const topics = [
  { count: 'in_review', state: 'en-relecture', icon: IconEye },
  { count: 'to_republish', state: 'a-republier', icon: IconRefresh },
] as const;

/** What waits for somebody, each with the way to it. */
export const Waiting = ({ counts }: { counts: BookletCounts }) => {
  const { t } = useTranslation('booklets');
  const locale = useLocale();
  const waiting = topics.filter(({ count }) => counts[count] > 0);
  if (waiting.length === 0) return null;
  return (
    <section aria-label={t('home.waiting')}>
      <ul className={classes.waiting}>
        {waiting.map(({ count, state, icon }) => (
          <li key={count}>
            <Link to={paths.booklets} search={{ statut: state }} className={classes.topic}>
              <span className={classes.sign}>
                <Icon of={icon} />
              </span>
              <span className={classes.sentence}>
                {t(`home.topics.${count}`, { count: counts[count], number: wholeNumber(counts[count], locale) })}
              </span>
              <Icon of={IconChevronRight} size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
