import { type Column, DataTable, Row, RowLink, SectionHeader } from '@livretier/ui';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MediaPreview } from '@/features/media';
import { useBytes } from '@/shared/text/useBytes';
import type { Media } from './api';
import { toFile } from './library';
import classes from './Storage.module.css';

const MediaLink = createLink(RowLink);

const useColumns = (): readonly Column<Media>[] => {
  const { t } = useTranslation('storage');
  const bytes = useBytes();
  return [
    {
      key: 'name',
      header: t('largest.file'),
      primary: true,
      width: 'wide',
      cell: (media) => (
        <Row as="span" gap={3} align="center" shrink className={classes.file}>
          <MediaPreview media={media} size="line" />
          <strong>{media.name}</strong>
        </Row>
      ),
    },
    { key: 'kind', header: t('largest.kind'), width: 'fit', cell: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'usages',
      header: t('largest.usages'),
      width: 'fit',
      cell: ({ usages_count }) =>
        usages_count === 0 ? t('largest.unused') : t('largest.used', { count: usages_count }),
    },
    { key: 'size', header: t('largest.size'), width: 'fit', align: 'end', cell: ({ size }) => bytes(size) },
  ];
};

/** What takes the most room; a line opens the file in the library. */
export const LargestFiles = ({ files }: { files: readonly Media[] }) => {
  const { t } = useTranslation('storage');
  const columns = useColumns();
  return (
    <section aria-labelledby="storage-largest">
      <SectionHeader id="storage-largest" title={t('largest.title')} />
      <DataTable
        caption={t('largest.title')}
        columns={columns}
        rows={files}
        rowKey={({ id }) => id}
        empty={<p>{t('largest.empty')}</p>}
        rowAction={{ link: (media, content) => <MediaLink {...toFile(media.id)}>{content}</MediaLink> }}
      />
    </section>
  );
};
