import { VisuallyHidden } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import classes from './BookletCards.module.css';

const waiting = [0, 1, 2, 3, 4, 5, 6, 7];

/** The place of the coming covers, in their own geometry. */
export const BookletCardsSkeleton = ({ count = waiting.length }: { count?: number }) => {
  const { t } = useTranslation();
  return (
    <div role="status">
      <VisuallyHidden>{t('labels.loading')}</VisuallyHidden>
      <div className={classes.cards} data-waiting aria-hidden="true">
        {waiting.slice(0, count).map((place) => (
          <div key={place} className={classes.card}>
            <div className={classes.tray} />
            <div className={classes.words}>
              <span className={classes.bar} />
              <span className={classes.bar} data-short />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
};
