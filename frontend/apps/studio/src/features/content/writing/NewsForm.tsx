import { DateField, FieldRow, FormPage, Stack, Switch } from '@livretier/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { defaultLocale, type Locale } from '@/shared/locale/locales';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { useShownThing } from '@/shared/shownThing';
import { longDate } from '@/shared/text/dates';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useSaveNews, useTurnNews, type WrittenNews } from '../api/written';
import { AudienceFields } from './AudienceFields';
import { isDay } from './days';
import { LanguageChoice } from './LanguageChoice';
import { NewsPreview } from './NewsPreview';
import { bodyOf, draftOf, type NewsDraft } from './newsDraft';
import { PictureField } from './PictureField';
import { NewsStateTag } from './StateTag';
import { TextActs } from './TextActs';
import { TextFields } from './TextFields';
import { useTextEditor } from './useTextEditor';
import classes from './Writing.module.css';

/** What is wrong before anything is sent. */
const useFaults = () => {
  const { t } = useTranslation('content');
  return ({ titles, from, to }: NewsDraft): Record<string, string> => ({
    ...(!titles[defaultLocale]?.trim() && { titles: t('write.faults.title') }),
    ...(!isDay(from) && { published_at: t('write.faults.day') }),
    ...(!isDay(to) && { ends_at: t('write.faults.day') }),
  });
};

const useEditor = (item: WrittenNews | undefined) => {
  const { t } = useTranslation('content');
  const navigate = useNavigate();
  const sending = useSaveNews(item);
  return useTextEditor({
    saved: draftOf(item),
    labels: {
      titles: t('write.fields.title'),
      leads: t('write.fields.lead'),
      bodies: t('write.fields.body'),
      published_at: t('write.news.fields.from'),
      ends_at: t('write.news.fields.to'),
      pinned: t('write.news.fields.pinned'),
    },
    check: useFaults(),
    sending,
    send: async (draft) => {
      const kept = await sending.mutateAsync(bodyOf(draft, item));
      if (item) return draftOf(kept);
      void navigate({ to: paths.editNewsItem, params: { id: kept.id }, ignoreBlocker: true });
      return undefined;
    },
  });
};

const Acts = ({ item, save }: { item: WrittenNews; save: () => Promise<boolean> }) => {
  const { t } = useTranslation('content');
  const turn = useTurnNews(item.id);
  return (
    <TextActs
      name={item.title}
      abilities={item.abilities}
      archiveText={t('write.news.archiveText')}
      busy={turn.isPending}
      onTurn={(wanted) => turn.mutate(wanted)}
      save={save}
    />
  );
};

const useLead = (item: WrittenNews | undefined) => {
  const { t } = useTranslation('content');
  const locale = useLocale();
  if (!item) return t('write.news.createLead');
  const { state, published_at, published_by_name: name, readers, audience_count: total } = item;
  if (state === 'draft' || !published_at) return t('write.news.draftLead');
  const day = longDate(new Date(published_at), locale);
  if (state === 'scheduled') return t('write.news.scheduledLead', { day, name });
  return t('write.news.publishedLead', { day, name, readers, total });
};

/** One news item: its text by language, whom it is for and when; beside it, what somebody would find on their home. */
export const NewsForm = ({ item }: { item?: WrittenNews | undefined }) => {
  const { t } = useTranslation('content');
  const navigate = useNavigate();
  const { manage_companies } = useSignedInUser().abilities;
  const { draft, change, faults, save, foot, cancel } = useEditor(item);
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  const disabled = item ? !item.abilities.edit : false;
  const title = item?.title ?? t('write.news.add');
  usePageTitle(title);
  useShownThing(item?.title ?? '');
  return (
    <FormPage
      title={title}
      tag={item && <NewsStateTag state={item.state} />}
      lead={useLead(item)}
      actions={item && <Acts item={item} save={save} />}
      {...foot}
      saveLabel={item ? undefined : t('write.news.create')}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onCancel={() => (item ? cancel() : void navigate({ to: paths.news }))}
    >
      <div className={classes.columns}>
        <Stack gap={4} shrink>
          <LanguageChoice draft={draft} value={locale} onChange={setLocale} />
          <TextFields {...{ draft, locale, faults, disabled }} onChange={change} />
          <AudienceFields
            value={draft}
            onChange={change}
            disabled={disabled}
            named={item?.company_names ?? []}
            mayName={item ? item.abilities.name_companies : manage_companies}
          />
          <FieldRow>
            <DateField
              label={t('write.news.fields.from')}
              name="published_at"
              optional
              hint={t('write.news.fields.fromHint')}
              error={faults.published_at}
              disabled={disabled}
              value={draft.from}
              onChange={(from) => change({ from })}
            />
            <DateField
              label={t('write.news.fields.to')}
              name="ends_at"
              optional
              hint={t('write.news.fields.toHint')}
              error={faults.ends_at}
              disabled={disabled}
              value={draft.to}
              onChange={(to) => change({ to })}
            />
          </FieldRow>
          <Switch
            label={t('write.news.fields.pinned')}
            name="pinned"
            hint={item && t('write.news.pinnedElsewhere', { count: item.pinned_elsewhere })}
            error={faults.pinned}
            disabled={disabled}
            checked={draft.pinned}
            onChange={({ target }) => change({ pinned: target.checked })}
          />
        </Stack>
        <Stack gap={6} shrink>
          {item && <NewsPreview item={item} />}
          <PictureField
            label={t('write.fields.image')}
            kind="image"
            value={draft.image}
            onChange={(image) => change({ image })}
            disabled={disabled}
          />
        </Stack>
      </div>
    </FormPage>
  );
};
