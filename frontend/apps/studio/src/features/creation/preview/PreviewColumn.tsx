import { useTranslation } from 'react-i18next';
import type { BookletOut } from '../../../shared/booklet/queries';
import { LivePreview } from './LivePreview';
import classes from './Preview.module.css';

/** The real booklet beside every step; where there is no room, `PreviewButton` opens it. */
export const PreviewColumn = ({ booklet }: { booklet: BookletOut | undefined }) => {
  const { t } = useTranslation('creation');
  return (
    <aside className={classes.column} aria-label={t('frame.preview')}>
      <LivePreview booklet={booklet} />
    </aside>
  );
};
