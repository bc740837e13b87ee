import { Button, ErrorNote, Icon } from '@livretier/ui';
import { IconDownload, IconFileZip } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchArchive, isPrinting, type Publication, prepareArchive, publicationQuery } from '../api';
import { openElsewhere } from '../CopyLink';
import classes from './Details.module.css';

type Props = { bookletId: string; version: Publication };

const Preparing = ({ bookletId, version }: Props) => {
  const { t } = useTranslation('publishing');
  const client = useQueryClient();
  const preparing = useMutation({
    mutationFn: () => prepareArchive(bookletId, version.id),
    onSuccess: (asked) => client.setQueryData(publicationQuery(bookletId, version.id).queryKey, asked),
  });
  const failed = version.build.archive_state === 'failed' || preparing.isError;
  return (
    <>
      <Button size="small" busy={preparing.isPending} onClick={() => preparing.mutate()}>
        {!preparing.isPending && <Icon of={IconFileZip} size={16} />}
        {t('details.archive.prepare')}
      </Button>
      {failed && !preparing.isPending && <ErrorNote>{t('details.archive.failed')}</ErrorNote>}
    </>
  );
};

const Ready = ({ bookletId, version }: Props) => {
  const { t } = useTranslation('publishing');
  const fetching = useMutation({
    mutationFn: () => fetchArchive(bookletId, version.id),
    onSuccess: ({ address }) => openElsewhere(address),
  });
  return (
    <>
      <Button size="small" busy={fetching.isPending} onClick={() => fetching.mutate()}>
        {!fetching.isPending && <Icon of={IconDownload} size={16} />}
        {t('details.archive.download')}
      </Button>
      {fetching.isError && <ErrorNote>{t('details.archive.notFetched')}</ErrorNote>}
    </>
  );
};

/** Everything of a version in one file: asked for, waited for, taken. */
export const Archive = ({ bookletId, version }: Props) => {
  const { t } = useTranslation('publishing');
  const { archive_state } = version.build;
  if (version.state !== 'online') return null;
  if (archive_state === 'ready') return <Ready {...{ bookletId, version }} />;
  if (archive_state === 'waiting') return <p className={classes.hint}>{t('details.archive.waiting')}</p>;
  if (isPrinting(version)) return <p className={classes.hint}>{t('details.archive.afterPdf')}</p>;
  return <Preparing {...{ bookletId, version }} />;
};
