import { Button, FormPage, FormSection, Icon, Page, QueryView, Skeleton } from '@livretier/ui';
import { IconFileZip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { askedActsOf, icons, statusChangesOf } from '@/features/booklets/acts/acts';
import { useActDialog } from '@/features/booklets/acts/useActDialog';
import { useActs } from '@/features/booklets/acts/useActs';
import { readingQuery } from '@/features/booklets/api';
import type { BookletOut } from '@/features/booklets/types';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { focusTitle } from '@/shared/text/focusTitle';
import { type Advanced, optionsQuery, remindersQuery, useSaveAdvanced } from '../api';
import { OfBooklet, OptionsTabs, useFrame } from '../OptionsFrame';
import { useSavingForm } from '../useSavingForm';
import classes from './Advanced.module.css';
import { LanguagesSection } from './LanguagesSection';
import { anchors, changesOf, type OptionsValues, useOptionsForm, valuesOf } from './optionsForm';
import { RemindersSection } from './RemindersSection';
import { CoreSection, ReadingSection, ReviewSection } from './sections';

const names = Object.keys(anchors) as (keyof typeof anchors)[];

/** The parts of a long form; on a small screen one scrolls. */
const SectionsNav = () => {
  const { t } = useTranslation('booklets');
  const hash = useLocation({ select: (location) => location.hash });
  return (
    <nav className={classes.nav} aria-label={t('advanced.nav')}>
      {names.map((name) => (
        <Link
          key={name}
          to="."
          search={true}
          hash={anchors[name]}
          replace
          resetScroll={false}
          activeOptions={{ includeHash: true }}
          className={classes.anchor}
          {...(hash === '' && name === names[0] && { 'aria-current': true })}
        >
          {t(`advanced.${name}.title`)}
        </Link>
      ))}
    </nav>
  );
};

/** What may be done with the whole of it; what ends in the trash leads back to the list. */
const LifeSection = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation('booklets');
  const navigate = useNavigate();
  const { ask, dialog } = useActDialog();
  const act = useActs((change) =>
    change === 'trash' ? void navigate({ to: paths.booklets, ignoreBlocker: true }) : focusTitle(),
  );
  return (
    <FormSection id={anchors.life} title={t('advanced.life.title')}>
      <div className={classes.acts}>
        {askedActsOf(booklet).map((name) => (
          <Button key={name} onClick={() => ask(name, booklet)}>
            <Icon of={icons[name]} />
            {t(`acts.${name}`)}
          </Button>
        ))}
        {booklet.published_at && (
          <LinkButton to={paths.bookletEditor} params={{ id: booklet.id }} search={{ vue: 'versions' }}>
            <Icon of={IconFileZip} />
            {t('advanced.life.export')}
          </LinkButton>
        )}
        {statusChangesOf(booklet).map((name) => (
          <Button key={name} onClick={() => void act(name, booklet)}>
            <Icon of={icons[name]} />
            {t(`acts.${name}`)}
          </Button>
        ))}
      </div>
      {dialog}
    </FormSection>
  );
};

const useLabels = (): Record<keyof OptionsValues, string> => {
  const { t } = useTranslation('booklets');
  return {
    free_order: t('advanced.reading.free'),
    offers_questions: t('advanced.reading.questions'),
    offered_anyway: t('advanced.languages.title'),
    reminds: t('advanced.reminders.reminds'),
    invites_newcomers: t('advanced.reminders.newcomers'),
    first: t('advanced.reminders.first'),
    second: t('advanced.reminders.second'),
    third: t('advanced.reminders.third'),
    publishes_core: t('advanced.core.publishes'),
    review_on: t('advanced.review.on'),
    slug: t('advanced.address.slug'),
  };
};

/** Everything that the form of the options is, besides its fields. */
const useOptionsEditor = (id: string, stored: Advanced) => {
  const form = useOptionsForm(stored);
  const foot = useSavingForm(form, {
    stored,
    valuesOf,
    changesOf,
    labels: useLabels(),
    save: useSaveAdvanced(id, stored),
  });
  return { form, foot };
};

type Props = { booklet: BookletOut; stored: Advanced; frame: ReturnType<typeof useFrame> };

const AdvancedForm = ({ booklet, stored, frame }: Props) => {
  const { options, reminders, reading } = stored;
  const { form, foot } = useOptionsEditor(booklet.id, stored);
  const given = { form, options, disabled: !options.abilities.set_options };
  return (
    <FormPage {...frame} {...foot}>
      <OptionsTabs booklet={booklet} />
      <div className={classes.columns}>
        <SectionsNav />
        <div className={classes.sections}>
          <ReadingSection {...given} reading={reading} />
          <LanguagesSection {...given} />
          <RemindersSection form={form} reminders={reminders} />
          <CoreSection {...given} />
          <ReviewSection {...given} />
          <LifeSection booklet={booklet} />
        </div>
      </div>
    </FormPage>
  );
};

const Waiting = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation('booklets');
  const options = useQuery(optionsQuery(booklet.id));
  const reminders = useQuery(remindersQuery(booklet.id));
  const reading = useQuery(readingQuery(booklet.id));
  const frame = useFrame(booklet, t('options.tabs.advanced'));
  if (options.data && reminders.data && reading.data) {
    const stored = { options: options.data, reminders: reminders.data, reading: reading.data };
    return <AdvancedForm booklet={booklet} stored={stored} frame={frame} />;
  }
  /* The first that is not here says why. */
  const missing = [options, reminders, reading].find(({ data }) => !data) ?? options;
  return (
    <Page {...frame}>
      <OptionsTabs booklet={booklet} />
      <QueryView<unknown> query={missing} skeleton={<Skeleton shape="fields" lines={5} />}>
        {() => null}
      </QueryView>
    </Page>
  );
};

/** /livrets/options/avance: how the booklet is read, when it is looked at again, where it stands. */
export const AdvancedPage = () => <OfBooklet>{(booklet) => <Waiting booklet={booklet} />}</OfBooklet>;
