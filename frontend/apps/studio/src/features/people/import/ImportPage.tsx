import { ErrorNote, Page, ProgressBar, QueryView } from '@livretier/ui';
import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/text/useErrorText';
import { WhatItDoes } from './Aside';
import { type PeopleImport, useImport, useReceiveFile } from './api';
import { ChangeFile, OtherFile } from './ChangeFile';
import { Columns } from './Columns';
import { DryRun } from './DryRun';
import classes from './Import.module.css';
import { ImportFrame } from './ImportFrame';
import { Result } from './Result';
import { stepOf } from './steps';
import { ThoseWhoKeep } from './ThoseWhoAdd';

type Props = { found: PeopleImport };

/** The columns are being read. Whoever comes back says again that the file was sent: it may have been, just before they left. */
const Reading = ({ found }: Props) => {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const { mutate, error } = useReceiveFile(found.id);
  useEffect(() => mutate(), [mutate]);
  return (
    <ImportFrame step="file" lead={found.name} aside={<WhatItDoes />} actions={<ChangeFile found={found} />}>
      {error ? (
        <ErrorNote title={t('import.file.notThere')}>{errorText(error)}</ErrorNote>
      ) : (
        <div className={classes.waiting} role="status">
          <p>{t('import.file.reading')}</p>
          <ProgressBar label={t('import.file.reading')} />
          <p className={classes.note}>{t('import.mayLeave')}</p>
        </div>
      )}
    </ImportFrame>
  );
};

const Refused = ({ found }: Props) => {
  const { t } = useTranslation('people');
  return (
    <ImportFrame step="file" lead={found.name} aside={<WhatItDoes />} actions={<OtherFile found={found} />}>
      <ErrorNote title={t('import.file.refused')}>{found.error}</ErrorNote>
    </ImportFrame>
  );
};

const Current = ({ found }: Props) => {
  const { colonnes } = useSearch({ strict: false });
  if (found.state === 'refused') return <Refused found={found} />;
  switch (stepOf(found, colonnes)) {
    case 'file':
      return <Reading found={found} />;
    case 'columns':
      return <Columns key={found.id} found={found} />;
    case 'dryRun':
      return <DryRun found={found} />;
    default:
      return <Result found={found} />;
  }
};

const Import = ({ id }: { id: string }) => {
  const { t } = useTranslation('people');
  const found = useImport(id);
  if (found.data) return <Current found={found.data} />;
  return (
    <Page title={t('import.title')}>
      <QueryView query={found}>{() => null}</QueryView>
    </Page>
  );
};

/** /parametres/personnes/import/{id}: where a file of people stands, whenever one comes back to it. */
export const ImportPage = () => {
  const { id = '' } = useParams({ strict: false });
  return (
    <ThoseWhoKeep>
      <Import key={id} id={id} />
    </ThoseWhoKeep>
  );
};
