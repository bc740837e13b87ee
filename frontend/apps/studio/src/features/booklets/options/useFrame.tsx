import { Icon } from '@livretier/ui';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BookletStatusTag } from '../../../shared/booklet/BookletStatusTag';
import { CoverOf } from '../../../shared/booklet/CoverOf';
import { LinkButton } from '../../../shared/LinkButton';
import { paths } from '../../../shared/paths';
import { useShownThing } from '../../../shared/shownThing';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import type { BookletOut } from '../types';

/** The head that all screens about one booklet share: its cover, its name, where it stands and where it will be read. */
export const useFrame = (booklet: BookletOut, screen: string) => {
  const { t } = useTranslation('booklets');
  const { id, name, slug, abilities } = booklet;
  usePageTitle(t('options.pageTitle', { screen, name }));
  useShownThing(name);
  return {
    title: name,
    mark: <CoverOf booklet={booklet} size="row" />,
    tag: <BookletStatusTag booklet={booklet} />,
    lead: `${window.location.host}/l/${slug}`,
    actions: (
      <LinkButton to={paths.bookletEditor} params={{ id }}>
        <Icon of={abilities.write ? IconPencil : IconEye} />
        {t(abilities.write ? 'options.edit' : 'options.read')}
      </LinkButton>
    ),
  };
};
