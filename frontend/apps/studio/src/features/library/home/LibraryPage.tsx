import { Page } from '@livretier/ui';
import { IconBookmarks, IconBriefcase, IconGavel } from '@tabler/icons-react';
import { Trans, useTranslation } from 'react-i18next';
import { type SessionUser, useSignedInUser } from '@/features/accounts';
import { DoorCard } from '@/shared/DoorCard';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { wholeNumber } from '@/shared/text/numbers';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useLibraryCounts } from '../api/counts';
import { CounselNote } from '../Content';
import classes from './LibraryPage.module.css';

const doors = [
  { name: 'chapters', path: paths.chapters, icon: IconBookmarks, ofPlatform: false },
  { name: 'sectors', path: paths.sectors, icon: IconBriefcase, ofPlatform: true },
  { name: 'obligations', path: paths.obligations, icon: IconGavel, ofPlatform: true },
] as const;

/** The doors of the library that this person may open, with what is behind them and what waits there. */
const Library = ({ abilities }: Pick<SessionUser, 'abilities'>) => {
  const { t } = useTranslation(['library', 'common']);
  const locale = useLocale();
  const counts = useLibraryCounts(abilities);
  const said = ({ count, more }: { count: number; more: boolean }) => {
    const number = wholeNumber(count, locale);
    return more ? t('home.moreThan', { number }) : number;
  };
  const factsOf = (name: keyof typeof counts) => {
    const found = counts[name];
    if (!found) return {};
    const { total, waiting } = found;
    return {
      fact: (
        <Trans
          t={t}
          i18nKey={`home.cards.${name}.fact`}
          count={total.count}
          values={{ number: said(total) }}
          components={{ strong: <strong /> }}
        />
      ),
      alert:
        waiting.count > 0 ? t(`home.cards.${name}.alert`, { count: waiting.count, number: said(waiting) }) : undefined,
    };
  };
  return (
    <Page title={t('home.title')} lead={t('home.lead')}>
      <ul className={classes.cards}>
        {doors
          .filter(({ ofPlatform }) => abilities.manage_library || !ofPlatform)
          .map(({ name, path, icon }) => (
            <li key={name}>
              <DoorCard
                to={path}
                icon={icon}
                title={t(`common:navigation.${name}`)}
                text={t(`home.cards.${name}.text`)}
                {...factsOf(name)}
              />
            </li>
          ))}
      </ul>
      <CounselNote />
    </Page>
  );
};

/** /parametres/builder: what booklets are made from, for those who write or keep it. */
export const LibraryPage = () => {
  const { t } = useTranslation('library');
  const { abilities } = useSignedInUser();
  usePageTitle(t('home.title'));
  return abilities.manage_library || abilities.write_chapters ? (
    <Library abilities={abilities} />
  ) : (
    <RefusedPage title={t('home.title')} />
  );
};
