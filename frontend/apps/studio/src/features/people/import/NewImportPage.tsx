import { Button, ErrorNote, FileDrop, Icon, Page, QueryView } from '@livretier/ui';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookletOut, bookletQuery } from '@/features/booklets/api';
import { paths } from '@/shared/paths';
import { useErrorText } from '@/shared/text/useErrorText';
import { WhatItDoes } from './Aside';
import { useBringFile } from './api';
import classes from './Import.module.css';
import { ImportFrame } from './ImportFrame';
import { RecentImports } from './RecentImports';
import { ThoseWhoAdd, ThoseWhoKeep } from './ThoseWhoAdd';

const taken = '.csv,.txt,.tsv,.xlsx';
const largest = 5_000_000;

/** The file: what it may be, whose participants its people become, and which ones came before. */
const ChooseFile = ({ booklet }: { booklet?: BookletOut }) => {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [files, setFiles] = useState<File[]>([]);
  const bring = useBringFile(booklet?.id);
  const [file] = files;
  const send = () =>
    file && bring.mutate(file, { onSuccess: (id) => void navigate({ to: paths.peopleImportOf, params: { id } }) });
  const choose = (chosen: File[]) => {
    bring.reset();
    setFiles(chosen);
  };
  return (
    <ImportFrame
      step="file"
      lead={booklet ? t('import.file.leadInto', { booklet: booklet.name }) : t('import.file.lead')}
      aside={<WhatItDoes />}
      foot={
        <Button look="primary" disabled={!file} busy={bring.isPending} onClick={send}>
          {t('import.file.send')}
          <Icon of={IconArrowRight} />
        </Button>
      }
    >
      <FileDrop
        label={t('import.file.label')}
        hint={t('import.file.hint')}
        files={files}
        onChange={choose}
        accept={taken}
        maxSize={largest}
        disabled={bring.isPending}
        sentences={{
          wrongType: (name) => t('import.file.wrongType', { name }),
          tooLarge: (name) => t('import.file.tooLarge', { name }),
        }}
      />
      <p className={classes.note}>{t('import.file.header')}</p>
      {bring.error && <ErrorNote title={t('import.file.failed')}>{errorText(bring.error)}</ErrorNote>}
      <RecentImports />
    </ImportFrame>
  );
};

const IntoBooklet = ({ id }: { id: string }) => {
  const { t } = useTranslation('people');
  const booklet = useQuery(bookletQuery(id));
  if (booklet.data) return <ChooseFile booklet={booklet.data} />;
  return (
    <Page title={t('import.title')}>
      <QueryView query={booklet}>{() => null}</QueryView>
    </Page>
  );
};

/** /parametres/personnes/import: bring a file of people, into a booklet if the address names one. */
export const NewImportPage = () => {
  const { livret } = useSearch({ strict: false });
  if (livret)
    return (
      <ThoseWhoKeep>
        <IntoBooklet key={livret} id={livret} />
      </ThoseWhoKeep>
    );
  return (
    <ThoseWhoAdd>
      <ChooseFile />
    </ThoseWhoAdd>
  );
};
