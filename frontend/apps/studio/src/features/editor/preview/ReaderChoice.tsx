import { SelectField } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReadAs } from '../../../shared/booklet/queries';
import { sitesQuery } from '../../../shared/booklet/sitesQuery';
import { useEditing } from '../session/context';
import { contracts } from '../source/types';
import classes from './Preview.module.css';

type Props = { as: ReadAs; onChange: (as: ReadAs) => void };

/** Whom the booklet is read as: a site, a job that one of its pages names, a contract. */
export const ReaderChoice = ({ as, onChange }: Props) => {
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
