import { Dialog, QueryView, SelectField } from '@livretier/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Preview, previewQuery, type ReadAs } from '@/features/booklets/api';
import { type DeviceName, readableOf, Showing, usePlace } from '@/features/booklets/booklet';
import { useEditing } from '@/features/editor/session/context';
import { contracts, type Plan } from '@/features/editor/source/types';
import { sitesQuery } from '@/features/values';
import classes from './Preview.module.css';

type ReaderChoiceProps = { as: ReadAs; onChange: (as: ReadAs) => void };

/** Whom the booklet is read as: a site, a job that one of its pages names, a contract. */
const ReaderChoice = ({ as, onChange }: ReaderChoiceProps) => {
  const { t } = useTranslation('editor');
  const { manuscript } = useEditing();
  const sites = useQuery(sitesQuery).data ?? [];
  const jobs = [...new Set(manuscript.pages.flatMap((page) => page.conditions?.jobs ?? []))].sort();
  const set = (name: keyof ReadAs, value: string) => {
    const { [name]: _, ...others } = as;
    onChange(value ? { ...others, [name]: value } : others);
  };
  const field = (name: keyof ReadAs, choices: { value: string; label: string }[]) =>
    choices.length > 0 && (
      <SelectField
        label={t(`preview.${name}`)}
        placeholder={t('preview.any')}
        choices={choices}
        value={as[name] ?? ''}
        onChange={({ currentTarget }) => set(name, currentTarget.value)}
      />
    );
  return (
    <fieldset className={classes.reader}>
      <legend className={classes.legend}>{t('preview.as')}</legend>
      <p className={classes.note}>{t('preview.asNote')}</p>
      {field(
        'site',
        sites.map(({ id, name }) => ({ value: id, label: name })),
      )}
      {field(
        'job',
        jobs.map((job) => ({ value: job, label: job })),
      )}
      {field(
        'contract',
        contracts.map((value) => ({ value, label: t(`conditions.contract.${value}`) })),
      )}
    </fieldset>
  );
};

/** Every screen of a booklet, at its own size, beginning at a page. */
const WholeBooklet = ({ preview, page }: { preview: Preview; page: string | undefined }) => {
  const [device, setDevice] = useState<DeviceName>('phone');
  const content = useMemo(() => readableOf(preview), [preview]);
  const { place, go } = usePlace(content, { page });
  return <Showing {...{ preview, content, place, device }} look="real" onGo={go} onDevice={setDevice} />;
};

type Props = { plan: Plan; page: string | undefined; onClose: () => void };

/** The booklet as one of its readers will have it: whose conditions a page does not fit, does not see it. */
export const PreviewDialog = ({ plan: { booklet }, page, onClose }: Props) => {
  const { t } = useTranslation('editor');
  const [as, setAs] = useState<ReadAs>({});
  const preview = useQuery({ ...previewQuery(booklet.id, as), placeholderData: keepPreviousData });
  return (
    <Dialog opened wide="very" maximizable title={t('preview.title', { name: booklet.name })} onClose={onClose}>
      <div className={classes.preview}>
        <div className={classes.columns}>
          <ReaderChoice as={as} onChange={setAs} />
          <div className={classes.shown}>
            <QueryView query={preview}>{(content) => <WholeBooklet preview={content} page={page} />}</QueryView>
          </div>
        </div>
      </div>
    </Dialog>
  );
};
