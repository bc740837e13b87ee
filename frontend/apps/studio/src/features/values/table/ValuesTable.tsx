import { type Column, DataTable, type Selection, TwoLines } from '@livretier/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ValueDialog } from '../edit/ValueDialog';
import type { Site, ValueLine } from '../types';
import { useValueTexts } from '../useValueTexts';
import { KeeperName } from './KeeperName';
import { ReviewDay } from './ReviewDay';
import { RowActs } from './RowActs';
import { useOpenFields } from './useOpenFields';
import { useValueFields } from './useValueFields';
import { ValueField } from './ValueField';
import { ValueText } from './ValueText';

type Props = {
  lines: readonly ValueLine[];
  mayWrite: boolean;
  /** The site that is looked at, or that of the booklet; none: the whole company. */
  site: Site | null;
  /** The lines are those of a booklet, and counted in it. */
  ofBooklet?: boolean;
  selection?: Selection | undefined;
  loading?: boolean;
  empty?: ReactNode;
  /** The information that is being looked at. */
  active?: string | undefined;
  onActive?: ((key: string) => void) | undefined;
};

/** The informations, one line each: filled in their place, looked after, confirmed. */
export const ValuesTable = (props: Props) => {
  const { lines, mayWrite, site, ofBooklet = false, selection, loading = false, empty, active, onActive } = props;
  const { t } = useTranslation('values');
  const { nameOf, usageOf } = useValueTexts();
  const [edited, setEdited] = useState<string>();
  const fields = useOpenFields(mayWrite);
  /* A booklet of a site still fills what is the same everywhere. */
  const fillsFor = ofBooklet ? null : (site?.id ?? null);
  const texts = useValueFields(lines, fillsFor);
  const open = lines.find(({ key }) => key === edited);
  const edit = (key: string) => {
    setEdited(key);
    onActive?.(key);
  };
  const columns: readonly Column<ValueLine>[] = [
    {
      key: 'name',
      header: t('table.name'),
      primary: true,
      cell: (line) => <TwoLines title={nameOf(line)} caption={usageOf(line, ofBooklet)} size="small" />,
    },
    {
      key: 'value',
      header: t('table.value'),
      width: 'wide',
      cell: (line) =>
        fields.isOpen(line) ? (
          <ValueField
            key={line.key}
            line={line}
            value={texts.fields[line.key] ?? ''}
            onChange={(text) => texts.change({ [line.key]: text })}
            onEnter={() => {
              fields.enter(line.key);
              onActive?.(line.key);
            }}
            onLeave={() => {
              fields.leave(line.key);
              void texts.save();
            }}
          />
        ) : (
          <ValueText line={line} site={site?.id ?? null} />
        ),
    },
    { key: 'keeper', header: t('table.keeper'), width: 'fit', cell: (line) => <KeeperName owner={line.owner} /> },
    {
      key: 'review',
      header: t('table.review'),
      width: 'fit',
      cell: (line) => <ReviewDay line={line} onChoose={mayWrite ? () => edit(line.key) : undefined} />,
    },
  ];
  return (
    <>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={lines}
        rowKey={({ key }) => key}
        loading={loading}
        empty={empty}
        selection={mayWrite ? selection : undefined}
        activeKey={active}
        actions={mayWrite ? (line) => <RowActs line={line} onEdit={() => edit(line.key)} /> : undefined}
      />
      {open && (
        <ValueDialog
          key={open.key}
          line={open}
          place={open.site?.id ?? fillsFor}
          site={site}
          ofBooklet={ofBooklet}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
};
