import { QueryView, SectionHeader } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/paths';
import { tutorialsQuery } from '../api/tutorials';
import { Thumbnail } from '../reading/Thumbnail';
import classes from './Home.module.css';

const shown = 2;

/** The next tutorials that this person has not done; nothing stands here once all are. */
export const HomeTutorials = () => {
  const { t } = useTranslation('content');
  const query = useQuery({
    ...tutorialsQuery(),
    select: (all) => all.filter(({ is_done }) => !is_done).slice(0, shown),
  });
  return (
    <QueryView query={query} skeleton={null} isEmpty={(next) => next.length === 0}>
      {(next) => (
        <section aria-labelledby="home-tutorials">
          <SectionHeader
            id="home-tutorials"
            title={t('tutorials.heading')}
            actions={<Link to={paths.help}>{t('tutorials.all')}</Link>}
          />
          <ul className={classes.list} aria-labelledby="home-tutorials">
            {next.map((one) => (
              <li key={one.id} className={classes.tutorial}>
                <Thumbnail of={one} />
                <div>
                  <p className={classes.title}>
                    <Link to={paths.help} search={{ tutoriel: one.id }} lang={one.lang}>
                      {one.title}
                    </Link>
                  </p>
                  <p className={classes.detail}>{t('minutes', { count: one.minutes })}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </QueryView>
  );
};
