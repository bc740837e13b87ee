import { Icon, Page, QueryView } from '@livretier/ui';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { useShownThing } from '@/shared/shownThing';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { type Tutorial, tutorialQuery } from '../api/tutorials';
import { TutorialBody } from '../reading/TutorialBody';
import { DoneButton } from './DoneButton';
import classes from './HelpPage.module.css';

const Back = () => {
  const { t } = useTranslation('content');
  return (
    <LinkButton to={paths.help}>
      <Icon of={IconArrowLeft} />
      {t('help.back')}
    </LinkButton>
  );
};

const Whole = ({ tutorial }: { tutorial: Tutorial }) => {
  const { t } = useTranslation('content');
  const locale = useLocale();
  const { title, lead, lang, minutes } = tutorial;
  usePageTitle(title);
  useShownThing(title);
  return (
    <article lang={lang}>
      <Page title={title} lead={lead} actions={<span lang={locale}>{<Back />}</span>}>
        <p className={classes.facts} lang={locale}>
          <span>{t('minutes', { count: minutes })}</span>
          {lang !== locale && <span>{t('inFrench')}</span>}
        </p>
        <TutorialBody tutorial={tutorial} />
        <div className={classes.done} lang={locale}>
          <DoneButton tutorial={tutorial} />
        </div>
      </Page>
    </article>
  );
};

/** One tutorial in the place of the list. */
export const OpenTutorial = ({ id }: { id: string }) => {
  const { t } = useTranslation('content');
  const query = useQuery(tutorialQuery(id));
  if (query.data) return <Whole tutorial={query.data} />;
  return (
    <Page title={t('help.title')} actions={<Back />}>
      <QueryView query={query}>{() => null}</QueryView>
    </Page>
  );
};
