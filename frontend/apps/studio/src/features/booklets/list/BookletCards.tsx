import { useTranslation } from 'react-i18next';
import { BookletCard } from './BookletCard';
import classes from './BookletCards.module.css';
import type { ListProps } from './listProps';

/** Booklets as one knows them: by their covers. On a phone, one under the other. */
export const BookletCards = ({ booklets, loading = false, onAsk, level }: ListProps) => {
  const { t } = useTranslation('booklets');
  return (
    <ul className={classes.cards} aria-label={t('list.caption')} aria-busy={loading || undefined}>
      {booklets.map((booklet) => (
        <BookletCard key={booklet.id} booklet={booklet} onAsk={onAsk} level={level} />
      ))}
    </ul>
  );
};
