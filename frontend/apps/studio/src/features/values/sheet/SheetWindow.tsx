import { ApiError } from '@livretier/api';
import {
  Button,
  type Column,
  DataTable,
  Dialog,
  ErrorNote,
  ExportButton,
  FileDrop,
  Icon,
  Segmented,
  TwoLines,
} from '@livretier/ui';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalized } from '@/shared/text/dates';
import { useErrorText } from '@/shared/text/useErrorText';
import { fetchSheet, type SheetAction, type SheetLine, useApplySheet, useCheckSheet } from './api';
import classes from './SheetWindow.module.css';

const taken = '.csv,.txt,.tsv,.xlsx';
const largest = 500_000;
const tabs = ['changed', 'invalid', 'unknown', 'same'] as const;
type TabName = (typeof tabs)[number];
const actionsOf: Record<TabName, readonly SheetAction[]> = {
  changed: ['changed'],
  invalid: ['invalid'],
  unknown: ['unknown'],
  same: ['same', 'blank'],
};

/** Why the file is not taken: what the server says of the file comes before what it says of the call. */
const useRefusal = () => {
  const errorText = useErrorText();
  return (error: unknown) => (error instanceof ApiError && error.fields.content?.[0]) || errorText(error);
};

const useColumns = (): readonly Column<SheetLine>[] => {
  const { t } = useTranslation('values');
  return [
    { key: 'number', header: t('sheet.line'), width: 'fit', cell: ({ number }) => number },
    {
      key: 'name',
      header: t('table.name'),
      primary: true,
      cell: ({ name }) => capitalized(name) || t('sheet.noName'),
    },
    {
      key: 'value',
      header: t('table.value'),
      width: 'wide',
      cell: ({ action, before, after, message }) => {
        if (action === 'changed')
          return (
            <span className={classes.change}>
              <span>{after}</span>
              <small>{before ? t('sheet.before', { before }) : t('sheet.wasEmpty')}</small>
            </span>
          );
        if (action === 'invalid') return <TwoLines title={message} caption={after} size="small" />;
        return action === 'blank' ? t('sheet.blank') : after;
      },
    },
  ];
};

const DryRun = ({ lines }: { lines: readonly SheetLine[] }) => {
  const { t } = useTranslation('values');
  const of = (tab: TabName) => lines.filter(({ action }) => actionsOf[tab].includes(action));
  const [chosen, setChosen] = useState<TabName>(() => tabs.find((tab) => of(tab).length > 0) ?? 'changed');
  const columns = useColumns();
  return (
    <div className={classes.part}>
      <p className={classes.note}>{t('sheet.nothingSaved')}</p>
      <Segmented
        label={t('sheet.lines')}
        value={chosen}
        options={tabs.map((value) => ({ value, label: t(`sheet.tabs.${value}`), count: of(value).length }))}
        onChange={setChosen}
      />
      <DataTable
        key={chosen}
        caption={t(`sheet.tabs.${chosen}`)}
        columns={columns}
        rows={of(chosen)}
        rowKey={({ number }) => String(number)}
        empty={<p className={classes.note}>{t(`sheet.none.${chosen}`)}</p>}
      />
    </div>
  );
};

type Props = {
  /** Whose informations the template lists; none: all of the company. */
  booklet?: string | undefined;
  /** For which place the file speaks; none: the whole company. */
  site: string | null;
  onClose: () => void;
};

/** Informations out of a spreadsheet: a template to fill, the file, what it would change, and taking it over. */
export const SheetWindow = ({ booklet, site, onClose }: Props) => {
  const { t } = useTranslation(['values', 'common']);
  const refusal = useRefusal();
  const errorText = useErrorText();
  const [files, setFiles] = useState<File[]>([]);
  const check = useCheckSheet(site);
  const apply = useApplySheet(site);
  const [file] = files;
  const changes = check.data?.filter(({ action }) => action === 'changed') ?? [];
  const choose = (chosen: File[]) => {
    check.reset();
    setFiles(chosen);
  };
  return (
    <Dialog
      opened
      wide
      title={t('sheet.title')}
      onClose={onClose}
      footer={
        check.data ? (
          <>
            <Button onClick={() => choose([])}>{t('sheet.change')}</Button>
            <Button
              look="primary"
              disabled={changes.length === 0}
              busy={apply.isPending}
              onClick={() => apply.mutate(changes, { onSuccess: onClose })}
            >
              <Icon of={IconCheck} />
              {changes.length === 0 ? t('sheet.nothing') : t('sheet.apply', { count: changes.length })}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('common:labels.cancel')}</Button>
            <Button look="primary" disabled={!file} busy={check.isPending} onClick={() => file && check.mutate(file)}>
              {t('sheet.check')}
              <Icon of={IconArrowRight} />
            </Button>
          </>
        )
      }
    >
      {check.data ? (
        <>
          {apply.error && <ErrorNote>{errorText(apply.error)}</ErrorNote>}
          <DryRun lines={check.data} />
        </>
      ) : (
        <div className={classes.part}>
          <p>{t(booklet ? 'sheet.leadBooklet' : 'sheet.lead')}</p>
          <div className={classes.template}>
            <ExportButton fetchFile={() => fetchSheet({ booklet, site })} name={t('sheet.file')}>
              {t('sheet.template')}
            </ExportButton>
          </div>
          <FileDrop
            label={t('sheet.choose')}
            hint={t('sheet.hint')}
            files={files}
            onChange={choose}
            accept={taken}
            maxSize={largest}
            disabled={check.isPending}
            sentences={{
              wrongType: (name) => t('sheet.wrongType', { name }),
              tooLarge: (name) => t('sheet.tooLarge', { name }),
            }}
          />
          {check.error && <ErrorNote title={t('sheet.failed')}>{refusal(check.error)}</ErrorNote>}
        </div>
      )}
    </Dialog>
  );
};
