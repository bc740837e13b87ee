import { Button, Icon } from '@livretier/ui';
import { IconEye, IconPencil, IconWorldUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BookletStatusTag } from '../../../shared/booklet/BookletStatusTag';
import { CoverOf } from '../../../shared/booklet/CoverOf';
import { LinkButton } from '../../../shared/LinkButton';
import { paths } from '../../../shared/paths';
import { useShownThing } from '../../../shared/shownThing';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import { CopyLink, PublishingDialog } from '../../publishing';
import { isPublishable } from '../acts/acts';
import type { BookletOut } from '../types';
import { readingQuery } from './reading/readingQuery';

/** The head that all screens about one booklet share: its cover, its name, where it stands and where it will be read. */
export const useFrame = (booklet: BookletOut, screen: string) => {
  const { t } = useTranslation(['booklets', 'publishing']);
  const [publishing, setPublishing] = useState(false);
  const { id, name, status, has_changes, abilities } = booklet;
  const reading = useQuery(readingQuery(id)).data;
  const isRead = status === 'published' || status === 'suspended';
  const isUpToDate = isRead && !has_changes;
  usePageTitle(t('options.pageTitle', { screen, name }));
  useShownThing(name);
  return {
    title: name,
    mark: <CoverOf booklet={booklet} size="row" />,
    tag: <BookletStatusTag booklet={booklet} />,
    /* Its place is kept while it is not known yet. */
    lead: (reading && (isRead ? <CopyLink address={reading.address} /> : reading.shown_address)) ?? '\u00a0',
    actions: (
      <>
        <LinkButton to={paths.bookletEditor} params={{ id }}>
          <Icon of={abilities.write ? IconPencil : IconEye} />
          {t(abilities.write ? 'options.edit' : 'options.read')}
        </LinkButton>
        {isPublishable(booklet) && (
          <Button look={isUpToDate ? 'default' : 'primary'} onClick={() => setPublishing(true)}>
            <Icon of={IconWorldUpload} />
            {t(isRead && has_changes ? 'publishing:publishChanges' : 'publishing:publish')}
          </Button>
        )}
        {publishing && <PublishingDialog booklet={booklet} onClose={() => setPublishing(false)} />}
      </>
    ),
  };
};
