import { FormPage, NumberField, SelectField, Stack, TextArea } from '@livretier/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PickField } from '@/features/library';
import { defaultLocale, type Locale } from '@/shared/locale/locales';
import { paths } from '@/shared/paths';
import { useShownThing } from '@/shared/shownThing';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { type Topic, topics } from '../api/tutorials';
import { useSaveTutorial, useTurnTutorial, type WrittenTutorial } from '../api/writtenTutorials';
import { LanguageChoice } from './LanguageChoice';
import { PictureField } from './PictureField';
import { TutorialStatusTag } from './StateTag';
import { TextActs } from './TextActs';
import { TextFields } from './TextFields';
import { type TutorialDraft, tutorialBodyOf, tutorialDraftOf } from './tutorialDraft';
import { useHolderText } from './useHolderText';
import { useTextEditor } from './useTextEditor';
import classes from './Writing.module.css';
import { holders } from './writingSearch';

const [shortest, longest, longestTranscript] = [1, 60, 20_000];

/** What is wrong before anything is sent. */
const useFaults = () => {
  const { t } = useTranslation('content');
  return ({ titles, minutes }: TutorialDraft): Record<string, string> => ({
    ...(!titles[defaultLocale]?.trim() && { titles: t('write.faults.title') }),
    ...(!(Number.isInteger(minutes) && Number(minutes) >= shortest && Number(minutes) <= longest) && {
      minutes: t('write.faults.minutes', { shortest, longest }),
    }),
  });
};

const useEditor = (tutorial: WrittenTutorial | undefined) => {
  const { t } = useTranslation('content');
  const navigate = useNavigate();
  const sending = useSaveTutorial(tutorial);
  return useTextEditor({
    saved: tutorialDraftOf(tutorial),
    labels: {
      titles: t('write.fields.title'),
      leads: t('write.fields.lead'),
      bodies: t('write.fields.body'),
      minutes: t('write.tutorials.fields.minutes'),
      transcripts: t('write.tutorials.fields.transcript'),
    },
    check: useFaults(),
    sending,
    send: async (draft) => {
      const kept = await sending.mutateAsync(tutorialBodyOf(draft));
      if (tutorial) return tutorialDraftOf(kept);
      void navigate({ to: paths.tutorial, params: { id: kept.id }, ignoreBlocker: true });
      return undefined;
    },
  });
};

const Acts = ({ tutorial, save }: { tutorial: WrittenTutorial; save: () => Promise<boolean> }) => {
  const { t } = useTranslation('content');
  const turn = useTurnTutorial(tutorial.id);
  return (
    <TextActs
      name={tutorial.title}
      abilities={tutorial.abilities}
      archiveText={t('write.tutorials.archiveText')}
      busy={turn.isPending}
      onTurn={(wanted) => turn.mutate(wanted)}
      save={save}
    />
  );
};

type PlacesProps = { draft: TutorialDraft; disabled: boolean; onChange: (change: Partial<TutorialDraft>) => void };

/** Beside which screens it is found, and by whom. */
const Places = ({ draft, disabled, onChange }: PlacesProps) => {
  const { t } = useTranslation('content');
  const holderText = useHolderText();
  /* What a starter names that the product has no more stays in sight, and can be taken away. */
  const screens = [...new Set<string>([...Object.values(paths), ...draft.screens])];
  return (
    <>
      <SelectField
        label={t('write.tutorials.fields.topic')}
        choices={topics.map((value) => ({ value, label: t(`topics.${value}`) }))}
        value={draft.topic}
        disabled={disabled}
        onChange={({ target }) => onChange({ topic: target.value as Topic })}
      />
      <PickField
        label={t('write.tutorials.fields.screens')}
        hint={t('write.tutorials.fields.screensHint')}
        choices={screens.map((value) => ({ value, label: value }))}
        value={draft.screens}
        onChange={(chosen) => onChange({ screens: chosen })}
        disabled={disabled}
      />
      <PickField
        label={t('write.fields.roles')}
        hint={t('write.rolesHint')}
        choices={holders.map((value) => ({ value, label: holderText(value) }))}
        value={draft.roles}
        onChange={(chosen) => onChange({ roles: holders.filter((one) => chosen.includes(one)) })}
        disabled={disabled}
      />
    </>
  );
};

/** One tutorial: its text by language, its film with what it says, beside which screens and for whom. */
export const TutorialForm = ({ tutorial }: { tutorial?: WrittenTutorial | undefined }) => {
  const { t } = useTranslation('content');
  const navigate = useNavigate();
  const { draft, change, faults, save, foot, cancel } = useEditor(tutorial);
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  const disabled = tutorial ? !tutorial.abilities.edit : false;
  const title = tutorial?.title ?? t('write.tutorials.add');
  usePageTitle(title);
  useShownThing(tutorial?.title ?? '');
  return (
    <FormPage
      title={title}
      tag={tutorial && <TutorialStatusTag tutorial={tutorial} />}
      lead={tutorial ? t('write.tutorials.formLead', { count: tutorial.doers }) : t('write.tutorials.createLead')}
      actions={tutorial && <Acts tutorial={tutorial} save={save} />}
      {...foot}
      saveLabel={tutorial ? undefined : t('write.tutorials.create')}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onCancel={() => (tutorial ? cancel() : void navigate({ to: paths.tutorials }))}
    >
      <div className={classes.columns}>
        <Stack gap={4} shrink>
          <LanguageChoice draft={draft} value={locale} onChange={setLocale} />
          <TextFields {...{ draft, locale, faults, disabled }} onChange={change} />
          {draft.video && (
            <TextArea
              label={t('write.tutorials.fields.transcript')}
              name="transcripts"
              lang={locale}
              limit={longestTranscript}
              hint={t('write.tutorials.fields.transcriptHint')}
              error={faults.transcripts}
              disabled={disabled}
              value={draft.transcripts[locale] ?? ''}
              onChange={({ target }) => change({ transcripts: { ...draft.transcripts, [locale]: target.value } })}
            />
          )}
        </Stack>
        <Stack gap={4} shrink>
          <Places draft={draft} disabled={disabled} onChange={change} />
          <NumberField
            label={t('write.tutorials.fields.minutes')}
            name="minutes"
            unit={t('write.tutorials.fields.unit')}
            error={faults.minutes}
            disabled={disabled}
            value={draft.minutes}
            onChange={(minutes) => change({ minutes })}
          />
          <PictureField
            label={t('write.fields.image')}
            kind="image"
            value={draft.image}
            onChange={(image) => change({ image })}
            disabled={disabled}
          />
          <PictureField
            label={t('write.tutorials.fields.video')}
            kind="video"
            value={draft.video}
            onChange={(video) => change({ video })}
            disabled={disabled}
          />
        </Stack>
      </div>
    </FormPage>
  );
};
