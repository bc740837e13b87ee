import { Button, confirm, FilterBar, Icon, Row, SearchField, Segmented, StatusTag } from '@livretier/ui';
import { IconArchive, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { focusTitle } from '@/shared/text/focusTitle';
import classes from './Content.module.css';
import { contentStatuses, type SectorsSearch } from './search/librarySearch';
import type { ContentStatus } from './types';

type StatusChange = 'publish' | 'archive';
type Props = {
  of: 'sectors' | 'obligations';
  name: string;
  abilities: Record<StatusChange, boolean>;
  changeStatus: { isPending: boolean; mutate: (change: StatusChange, options: { onSuccess: () => void }) => void };
};

/** Publishing or archiving a sector or an obligation, as the server allows it. */
export const ContentActs = ({ of, name, abilities, changeStatus }: Props) => {
  const { t } = useTranslation('library');
  const archive = async () => {
    const sure = await confirm({
      header: t(`${of}.archive.header`, { name }),
      message: t(`${of}.archive.text`),
      icon: <Icon of={IconArchive} />,
      acceptLabel: t('content.archive'),
      rejectLabel: t(`${of}.archive.reject`),
      defaultFocus: 'reject',
    });
    if (sure) changeStatus.mutate('archive', { onSuccess: focusTitle });
  };
  return (
    <Row gap={2} wrap>
      {abilities.archive && (
        <Button busy={changeStatus.isPending} onClick={() => void archive()}>
          <Icon of={IconArchive} />
          {t('content.archive')}
        </Button>
      )}
      {abilities.publish && (
        <Button busy={changeStatus.isPending} onClick={() => changeStatus.mutate('publish', { onSuccess: focusTitle })}>
          <Icon of={IconCheck} />
          {t('content.publish')}
        </Button>
      )}
    </Row>
  );
};

const every = 'all';

type Filters = Omit<SectorsSearch, 'suite'>;
type ContentFiltersProps = {
  of: 'sectors' | 'obligations';
  search: Filters;
  filter: (change: Filters) => void;
  onClear: (() => void) | undefined;
  children?: ReactNode;
};

/** The search and the states of a list of sectors or of obligations. */
export const ContentFilters = ({ of, search, filter, onClear, children }: ContentFiltersProps) => {
  const { t } = useTranslation('library');
  return (
    <FilterBar label={t(`${of}.filters.label`)} onClear={onClear}>
      <SearchField
        label={t(`${of}.filters.search`)}
        value={search.recherche ?? ''}
        onChange={(text) => filter({ recherche: text.slice(0, 100) || undefined })}
      />
      <Segmented
        label={t('filters.status')}
        value={search.statut ?? every}
        options={([every, ...contentStatuses] as const).map((value) => ({
          value,
          label: t(`${of}.filters.${value}`),
        }))}
        onChange={(status) => filter({ statut: status === every ? undefined : status })}
      />
      {children}
    </FilterBar>
  );
};

const looks = {
  draft: { shape: 'ring' },
  published: { shape: 'dot', tone: 'success' },
  archived: { shape: 'box' },
} as const;

type ContentStatusTagProps = { status: ContentStatus; of: 'sectors' | 'obligations' };

/** Where a sector or an obligation stands. */
export const ContentStatusTag = ({ status, of }: ContentStatusTagProps) => {
  const { t } = useTranslation('library');
  return <StatusTag {...looks[status]}>{t(`${of}.status.${status}`)}</StatusTag>;
};

/** What the library does not do, said wherever laws are named. */
export const CounselNote = () => {
  const { t } = useTranslation('library');
  return <p className={classes.note}>{t('counsel')}</p>;
};
