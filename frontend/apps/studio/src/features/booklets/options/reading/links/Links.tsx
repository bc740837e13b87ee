import { QueryView } from '@livretier/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MoreItems } from '../../../../../shared/MoreItems';
import classes from '../Reading.module.css';
import { LinksTable } from './LinksTable';
import { linksQuery } from './linksQuery';

/** Every personal link that was made, page by page. */
export const Links = ({ bookletId, mayChange }: { bookletId: string; mayChange: boolean }) => {
  const { t } = useTranslation('reading');
  const links = useInfiniteQuery(linksQuery(bookletId));
  return (
    <QueryView
      query={links}
      isEmpty={(items) => items.length === 0}
      empty={<p className={classes.hint}>{t('links.none')}</p>}
    >
      {(items) => (
        <MoreItems
          label={t('links.more')}
          count={items.length}
          more={links.hasNextPage}
          busy={links.isFetchingNextPage}
          onMore={() => void links.fetchNextPage()}
        >
          <LinksTable bookletId={bookletId} links={items} mayChange={mayChange} />
        </MoreItems>
      )}
    </QueryView>
  );
};
