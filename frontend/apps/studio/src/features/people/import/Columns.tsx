import { Button, ErrorNote, Icon, SelectField, WarningNote } from '@livretier/ui';
import { IconArrowRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/paths';
import { useErrorText } from '@/shared/text/useErrorText';
import { WhatItDoes } from './Aside';
import { type ImportColumn, type PeopleImport, type PersonField, useMapColumns } from './api';
import { ChangeFile } from './ChangeFile';
import { isField, personFields } from './fields';
import classes from './Import.module.css';
import { ImportFrame } from './ImportFrame';
import { doubledIn, identifies, mappingOf, useColumnTitle } from './mapping';

type ColumnProps = {
  column: ImportColumn;
  place: number;
  field: PersonField;
  error: string | undefined;
  onChange: (field: PersonField) => void;
};

/** A column: its title, what its first lines say, and what it is. */
const Column = ({ column, place, field, error, onChange }: ColumnProps) => {
  const { t } = useTranslation('people');
  const title = useColumnTitle()(column, place);
  const samples = column.samples.filter(Boolean);
  return (
    <li className={classes.column}>
      <div className={classes.title}>
        <strong>{title}</strong>
        <small>{samples.length > 0 ? samples.join(' · ') : t('import.columns.noSample')}</small>
      </div>
      <SelectField
        label={t('import.columns.becomes', { title })}
        placeholder={t('import.columns.ignored')}
        choices={personFields.map((value) => ({ value, label: t(`fields.${value}`) }))}
        value={field}
        error={error}
        onChange={({ target }) => onChange(isField(target.value) ? target.value : '')}
      />
    </li>
  );
};

const useSend = (id: string) => {
  const map = useMapColumns(id);
  const navigate = useNavigate();
  const send = (mapping: PersonField[]) =>
    map.mutate(mapping, {
      onSuccess: () => void navigate({ to: paths.peopleImportOf, params: { id }, search: {}, replace: true }),
    });
  return { send, busy: map.isPending, error: map.error };
};

/** What each column is: guessed, or as it was said the last time; somebody says whether it is so. */
export const Columns = ({ found }: { found: PeopleImport }) => {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const [mapping, setMapping] = useState(() => mappingOf(found.columns));
  const { send, busy, error } = useSend(found.id);
  const doubled = doubledIn(mapping);
  const enough = identifies(mapping);
  const titleOf = useColumnTitle();
  const faultAt = (place: number) => {
    const first = doubled.get(place) ?? -1;
    const column = found.columns[first];
    return column && t('import.columns.taken', { title: titleOf(column, first) });
  };
  return (
    <ImportFrame
      step="columns"
      lead={t('import.columns.lead', { name: found.name })}
      actions={<ChangeFile found={found} />}
      aside={<WhatItDoes />}
      foot={
        <Button look="primary" disabled={doubled.size > 0 || !enough} busy={busy} onClick={() => send(mapping)}>
          {t('import.columns.try')}
          <Icon of={IconArrowRight} />
        </Button>
      }
    >
      {error && <ErrorNote>{errorText(error)}</ErrorNote>}
      {!enough && <WarningNote title={t('import.columns.needs')} />}
      <ul className={classes.list}>
        {found.columns.map((column, place) => (
          <Column
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one title
            key={place}
            column={column}
            place={place}
            field={mapping[place] ?? ''}
            error={faultAt(place)}
            onChange={(field) => setMapping(mapping.with(place, field))}
          />
        ))}
      </ul>
    </ImportFrame>
  );
};
