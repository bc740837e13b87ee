import { Button, Icon, QueryView, SectionHeader } from '@livretier/ui';
import { IconUserPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linksQuery } from '@/features/booklets/options/api';
import type { CreatedReadingLink, Reading } from '@/features/booklets/types';
import { MoreItems } from '@/shared/MoreItems';
import classes from '../Reading.module.css';
import { LinksTable } from './LinksTable';
import { CreatedLinkDialog, NewLinkDialog } from './NewLinkDialog';

/** Every personal link that was made, page by page. */
const Links = ({ bookletId, mayChange }: { bookletId: string; mayChange: boolean }) => {
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

/** The personal links that still open a booklet which asks for a code: to be seen, and revoked. */
export const LinksBesideCode = ({ reading: { id, abilities } }: { reading: Reading }) => {
  const { t } = useTranslation('reading');
  return (
    <div className={classes.links}>
      <SectionHeader level={3} title={t('links.title')} text={t('links.besideCode')} />
      <Links bookletId={id} mayChange={abilities.change} />
    </div>
  );
};

/** The people who have a link of their own; there can be some once this way in is saved. */
export const PersonalLinks = ({ reading: { id, mode, abilities } }: { reading: Reading }) => {
  const { t } = useTranslation('reading');
  const [opened, setOpened] = useState(false);
  const [created, setCreated] = useState<CreatedReadingLink | null>(null);
  const keep = (link: CreatedReadingLink) => {
    setOpened(false);
    setCreated(link);
  };
  if (mode !== 'named') return <p className={classes.later}>{t('links.later')}</p>;
  return (
    <div className={classes.links}>
      <SectionHeader
        level={3}
        title={t('links.title')}
        text={t('links.text')}
        actions={
          abilities.change && (
            <Button look="soft" size="small" onClick={() => setOpened(true)}>
              <Icon of={IconUserPlus} size={16} />
              {t('links.create')}
            </Button>
          )
        }
      />
      <Links bookletId={id} mayChange={abilities.change} />
      {opened && <NewLinkDialog bookletId={id} onCreated={keep} onClose={() => setOpened(false)} />}
      {created && <CreatedLinkDialog link={created} onClose={() => setCreated(null)} />}
    </div>
  );
};
