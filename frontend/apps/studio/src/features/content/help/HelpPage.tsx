import { FilteredEmpty, Page, QueryView, SearchField, SectionHeader, VisuallyHidden } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/paths';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { searchQuery, type TutorialLine, topics, tutorialsQuery } from '../api/tutorials';
import { Thumbnail } from '../reading/Thumbnail';
import { TutorialLines } from '../reading/TutorialLines';
import { Contact } from './Contact';
import classes from './HelpPage.module.css';
import { OpenTutorial } from './OpenTutorial';
import { Shortcuts } from './Shortcuts';

const route = getRouteApi(`/admin${paths.help}`);

const opener = ({ id, title, lang }: TutorialLine) => (
  <Link to={paths.help} search={{ tutoriel: id }} lang={lang}>
    {title}
  </Link>
);

const offered = 3;

/** The next ones that this person has not done. */
const ForYou = ({ tutorials }: { tutorials: readonly TutorialLine[] }) => {
  const { t } = useTranslation('content');
  const next = tutorials.filter(({ is_done }) => !is_done).slice(0, offered);
  const done = tutorials.length - tutorials.filter(({ is_done }) => !is_done).length;
  return (
    <section aria-labelledby="help-for-you">
      <SectionHeader
        id="help-for-you"
        title={t('help.forYou')}
        text={t('help.progress', { count: done, total: tutorials.length })}
      />
      <ul className={classes.cards}>
        {next.map((one) => (
          <li key={one.id}>
            <Thumbnail of={one} wide />
            {opener(one)}
            <span className={classes.time}>{t('minutes', { count: one.minutes })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Every tutorial of this person's role, by topic. */
const Topics = ({ tutorials }: { tutorials: readonly TutorialLine[] }) => {
  const { t } = useTranslation('content');
  const filled = topics.filter((topic) => tutorials.some((one) => one.topic === topic));
  return (
    <div className={classes.topics}>
      {filled.map((topic) => (
        <section key={topic} aria-labelledby={`help-${topic}`}>
          <h2 id={`help-${topic}`}>{t(`topics.${topic}`)}</h2>
          <TutorialLines
            labelledBy={`help-${topic}`}
            tutorials={tutorials.filter((one) => one.topic === topic)}
            opener={opener}
          />
        </section>
      ))}
    </div>
  );
};

const Everything = () => {
  const { t } = useTranslation('content');
  return (
    <QueryView
      query={useQuery(tutorialsQuery())}
      isEmpty={(tutorials) => tutorials.length === 0}
      empty={<p className={classes.nothing}>{t('help.nothing')}</p>}
    >
      {(tutorials) => (
        <>
          <ForYou tutorials={tutorials} />
          <Topics tutorials={tutorials} />
        </>
      )}
    </QueryView>
  );
};

const Found = ({ typed, onClear }: { typed: string; onClear: () => void }) => {
  const { t } = useTranslation('content');
  return (
    <QueryView query={useQuery(searchQuery(typed))}>
      {(tutorials) => (
        <section aria-labelledby="help-found">
          <VisuallyHidden>
            <span role="status">{t('help.found', { count: tutorials.length, typed })}</span>
          </VisuallyHidden>
          <h2 id="help-found">{t('help.results')}</h2>
          {tutorials.length === 0 ? (
            <FilteredEmpty text={t('help.found', { count: 0, typed })} onClear={onClear} />
          ) : (
            <TutorialLines labelledBy="help-found" tutorials={tutorials} opener={opener} />
          )}
        </section>
      )}
    </QueryView>
  );
};

const Help = ({ typed }: { typed: string }) => {
  const { t } = useTranslation('content');
  const navigate = useNavigate();
  const seek = (recherche: string) =>
    void navigate({
      to: paths.help,
      search: { recherche: recherche.slice(0, 100) || undefined },
      replace: true,
      resetScroll: false,
    });
  usePageTitle(t('help.title'));
  return (
    <Page title={t('help.title')} lead={t('help.lead')}>
      <search className={classes.search}>
        <SearchField label={t('help.search')} value={typed} onChange={seek} />
      </search>
      <div className={classes.columns}>
        <div className={classes.main}>{typed ? <Found typed={typed} onClear={() => seek('')} /> : <Everything />}</div>
        <div className={classes.aside}>
          <Contact />
          <Shortcuts />
        </div>
      </div>
    </Page>
  );
};

/** /aide: how things are done, found by words or by topic, and whom to ask. */
export const HelpPage = (): ReactNode => {
  const { recherche, tutoriel } = route.useSearch();
  return tutoriel ? <OpenTutorial key={tutoriel} id={tutoriel} /> : <Help typed={recherche ?? ''} />;
};
