import { FilteredEmpty, filterChoices, Page, QueryView, SearchField, VisuallyHidden } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DoorCard } from '@/shared/DoorCard';
import { RefusedPage } from '@/shared/RefusedPage';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { type SessionUser, useSignedInUser } from '../accounts';
import { useLibraryCounts } from '../library';
import { usePeoplePlaces } from '../people';
import { useValueCounts } from '../values';
import { useMediaCounts, useSettingsOverview } from './api';
import { doors, sections } from './doors';
import classes from './SettingsPage.module.css';
import { useFact } from './useFact';

/** The settings that this person may open and that hold every word typed, with or without its accents. */
const useDoors = (abilities: SessionUser['abilities'], typed: string) => {
  const { t } = useTranslation('settings');
  const named = doors.map((door) => ({
    ...door,
    label: t(`cards.${door.name}.title`),
    description: `${t(`cards.${door.name}.text`)} ${t(`cards.${door.name}.words`)}`,
  }));
  return filterChoices(named, typed).filter(
    ({ ability, unless }) => abilities[ability] && !(unless && abilities[unless]),
  );
};

/** The doors that this person may open, by section; typing leaves those that match. */
const Settings = ({ abilities }: Pick<SessionUser, 'abilities'>) => {
  const { t } = useTranslation('settings');
  const [typed, setTyped] = useState('');
  const overview = useSettingsOverview();
  const media = useMediaCounts(abilities.use_media);
  const library = useLibraryCounts(abilities);
  const values = useValueCounts(abilities.keep_values);
  const people = usePeoplePlaces(abilities.manage_people);
  const fact = useFact();
  const shown = useDoors(abilities, typed);
  const filled = sections.filter((section) => shown.some((door) => door.section === section));
  return (
    <Page
      title={t('title')}
      lead={t(abilities.manage_companies ? 'leadEverywhere' : 'lead')}
      actions={
        <search className={classes.search}>
          <SearchField label={t('search')} value={typed} onChange={setTyped} />
        </search>
      }
    >
      <VisuallyHidden>
        <span role="status">{typed && t('found', { count: shown.length, typed })}</span>
      </VisuallyHidden>
      <QueryView query={overview}>
        {(numbers) => (
          <>
            {filled.map((section) => (
              <section key={section} className={classes.section} aria-labelledby={`settings-${section}`}>
                <div>
                  <h2 id={`settings-${section}`}>{t(`sections.${section}.title`)}</h2>
                  <p className={classes.text}>{t(`sections.${section}.text`)}</p>
                </div>
                <ul className={classes.cards}>
                  {shown
                    .filter((door) => door.section === section)
                    .map(({ name, path, icon }) => (
                      <li key={name}>
                        <DoorCard
                          to={path}
                          icon={icon}
                          title={t(`cards.${name}.title`)}
                          text={t(`cards.${name}.text`)}
                          {...fact(name, numbers, { media, library, values, people })}
                        />
                      </li>
                    ))}
                </ul>
              </section>
            ))}
            {shown.length === 0 && (
              <FilteredEmpty text={t('found', { count: 0, typed })} onClear={() => setTyped('')} />
            )}
          </>
        )}
      </QueryView>
    </Page>
  );
};

/** /parametres: what can be set, for those who may set at least one thing. */
export const SettingsPage = () => {
  const { t } = useTranslation('settings');
  const { abilities } = useSignedInUser();
  usePageTitle(t('title'));
  return Object.values(abilities).some(Boolean) ? (
    <Settings abilities={abilities} />
  ) : (
    <RefusedPage title={t('title')} />
  );
};
