import { FormPage, Icon, Page, QueryView, Skeleton } from '@livretier/ui';
import { IconCalendarEvent, IconInfoCircle, IconPlayerPause } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readingQuery } from '@/features/booklets/api';
import type { BookletOut, Reading } from '@/features/booklets/types';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { calendarDay, longDate } from '@/shared/text/dates';
import { useSaveReading } from '../api';
import { OfBooklet, OptionsTabs, useFrame } from '../OptionsFrame';
import { useSavingForm } from '../useSavingForm';
import { CodeCard } from './CodeCard';
import { ContactSection } from './ContactSection';
import { PersonalLinks } from './PersonalLinks';
import { PosterPanel } from './poster/PosterPanel';
import classes from './Reading.module.css';
import { changesOf, type ReadingValues, useReadingForm, valuesOf } from './readingForm';
import { AroundSection, DatesSection, ModeSection } from './sections';

const icons = {
  unpublished: IconInfoCircle,
  early: IconCalendarEvent,
  over: IconCalendarEvent,
  suspended: IconPlayerPause,
  archived: IconInfoCircle,
};

/** Why somebody who opens the address now would not read it; nothing when they would. */
const StateNote = ({ reading: { id, state, opens_on, closes_on } }: { reading: Reading }) => {
  const { t } = useTranslation('reading');
  const locale = useLocale();
  if (state === 'open') return null;
  const dayOf = (day: string | null) => (day ? longDate(calendarDay(day), locale) : '');
  return (
    <p className={classes.state} data-state={state}>
      <Icon of={icons[state]} />
      <span>
        {t(`state.${state}`, { opens: dayOf(opens_on), closes: dayOf(closes_on) })}{' '}
        {state === 'unpublished' && (
          <Link to={paths.bookletEditor} params={{ id }}>
            {t('state.publish')}
          </Link>
        )}
      </span>
    </p>
  );
};

const useLabels = (): Record<keyof ReadingValues, string> => {
  const { t } = useTranslation('reading');
  return {
    mode: t('modes.title'),
    opens_on: t('dates.opens'),
    closes_on: t('dates.closes'),
    offers_pdf: t('around.pdf.label'),
    offers_offline: t('around.offline.label'),
    indexed: t('around.indexed.label'),
    code_on_poster: t('poster.withCode'),
    contact_name: t('contact.name'),
    contact_phone: t('contact.phone'),
    contact_email: t('contact.email'),
  };
};

/** Everything that the form of who may read is, besides its fields. */
const useReadingEditor = (reading: Reading) => {
  const form = useReadingForm(reading);
  const [mode, withCode] = useWatch({ control: form.control, name: ['mode', 'code_on_poster'] });
  const foot = useSavingForm(form, {
    stored: reading,
    valuesOf,
    changesOf,
    labels: useLabels(),
    save: useSaveReading(reading.id),
  });
  return { form, mode, withCode, foot };
};

type Props = { booklet: BookletOut; reading: Reading; frame: ReturnType<typeof useFrame> };

const ReadingScreen = ({ booklet, reading, frame }: Props) => {
  const { form, mode, withCode, foot } = useReadingEditor(reading);
  const given = { form, reading, disabled: !reading.abilities.change };
  return (
    <FormPage {...frame} {...foot}>
      <OptionsTabs booklet={booklet} />
      <StateNote reading={reading} />
      <div className={classes.columns}>
        <div className={classes.settings}>
          <ModeSection {...given}>
            {mode === 'code' && <CodeCard reading={reading} />}
            {(mode === 'named' || (mode === 'code' && reading.links_count > 0)) && (
              <PersonalLinks reading={{ ...reading, mode }} />
            )}
          </ModeSection>
          <DatesSection {...given} />
          <AroundSection {...given} />
          <ContactSection {...given} />
        </div>
        <PosterPanel booklet={booklet} mode={mode} withCode={withCode} {...given} />
      </div>
    </FormPage>
  );
};

const Waiting = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation('booklets');
  const reading = useQuery(readingQuery(booklet.id));
  const frame = useFrame(booklet, t('options.tabs.reading'));
  return reading.data ? (
    <ReadingScreen booklet={booklet} reading={reading.data} frame={frame} />
  ) : (
    <Page {...frame}>
      <OptionsTabs booklet={booklet} />
      <QueryView query={reading} skeleton={<Skeleton shape="fields" lines={5} />}>
        {() => null}
      </QueryView>
    </Page>
  );
};

/** /livrets/options/acces: who may open the booklet, when, and the poster that leads there. */
export const ReadingPage = () => <OfBooklet>{(booklet) => <Waiting booklet={booklet} />}</OfBooklet>;
