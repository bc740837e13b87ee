import { Icon, Page } from '@livretier/ui';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../shared/LinkButton';
import { paths } from '../../../../shared/paths';
import { useShownThing } from '../../../../shared/shownThing';
import { usePageTitle } from '../../../../shared/text/usePageTitle';
import type { FrozenVersion } from '../../types';
import { ReasonTag, ReleaseFacts } from '../detail/ReleaseFacts';
import { LibraryValues } from '../LibraryValues';
import { FrozenPages } from './FrozenPages';
import classes from './Version.module.css';

/** What a release says: nobody can change it any more. */
export const Version = ({ chapterId, version }: { chapterId: string; version: FrozenVersion }) => {
  const { t } = useTranslation('library');
  const title = t('chapters.frozen.title', { number: version.number, title: version.title });
  usePageTitle(title);
  useShownThing(title);
  return (
    <Page
      title={title}
      tag={<ReasonTag reason={version.reason} />}
      lead={version.note}
      actions={
        <LinkButton to={paths.chapter} params={{ id: chapterId }}>
          <Icon of={IconArrowLeft} />
          {t('chapters.frozen.back')}
        </LinkButton>
      }
    >
      <p className={classes.facts}>
        <ReleaseFacts version={version} />
      </p>
      <p className={classes.facts}>{t('chapters.frozen.note')}</p>
      <LibraryValues>
        <FrozenPages pages={version.pages} />
      </LibraryValues>
    </Page>
  );
};
