import { api, unwrap } from '@livretier/api';
import { Avatar, type Column, DataTable, IconButton, type Selection, TwoLines } from '@livretier/ui';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { useFields } from '@/shared/saving/useFields';
import { type Site, useConfirmValues, useRefresh, type ValueLine, type ValueState } from '../api';
import { ValueDialog } from '../edit/ValueDialog';
import { useValueTexts } from '../useValueTexts';
import { ReviewDay } from './ReviewDay';
import { ValueField } from './ValueField';
import classes from './ValuesTable.module.css';

/** Who looks after an information. */
const OwnerName = ({ owner }: Pick<ValueLine, 'owner'>) => {
  const { t } = useTranslation('values');
  if (!owner) return <span className={classes.nobody}>{t('table.nobody')}</span>;
  return (
    <span className={classes.owner}>
      <Avatar name={owner.name} />
      {owner.name}
    </span>
  );
};

/** What asks for attention comes first. */
const states = ['overdue', 'missing', 'due_soon', 'filled'] as const satisfies readonly ValueState[];

const urgency = ({ state }: ValueLine) => states.indexOf(state);

/** The most urgent first; within a state they keep their order. */
export const urgentFirst = (lines: readonly ValueLine[]) =>
  lines.toSorted((one, other) => urgency(one) - urgency(other));

const isDue = ({ state }: ValueLine) => state === 'overdue' || state === 'due_soon';

/** What can be done with one information. */
const RowActs = ({ line, onEdit }: { line: ValueLine; onEdit: () => void }) => {
  const { t } = useTranslation('values');
  const { nameOf } = useValueTexts();
  const confirm = useConfirmValues();
  const name = nameOf(line);
  return (
    <>
      {isDue(line) && (
        <IconButton
          icon={IconCheck}
          label={t('confirm.oneOf', { name })}
          title={t('confirm.one')}
          disabled={confirm.isPending}
          onClick={() => confirm.mutate([line])}
        />
      )}
      <IconButton icon={IconPencil} label={t('edit.open', { name })} title={t('edit.short')} onClick={onEdit} />
    </>
  );
};

/** « Julien Delmas, chef de cuisine, 06 … »: the name, then the rest. */
const parts = ({ kind, value }: ValueLine) => {
  const comma = kind === 'person' ? value.indexOf(',') : -1;
  return comma < 0 ? [value] : [value.slice(0, comma), value.slice(comma + 1).trim()];
};

type ValueTextProps = {
  line: ValueLine;
  /** The site that is looked at: a value of the whole company says so. */
  site: string | null;
};

/** What an information says, or that nobody has filled it. */
const ValueText = ({ line, site }: ValueTextProps) => {
  const { t } = useTranslation('values');
  if (line.value === '') return <span className={classes.none}>{t('table.empty')}</span>;
  const [first, ...rest] = parts(line);
  const inherited = site !== null && line.site === null ? [t('table.ofCompany')] : [];
  const caption = [...rest, ...inherited].join(', ');
  return (
    <span className={classes.text}>{caption ? <TwoLines title={first} caption={caption} size="small" /> : first}</span>
  );
};

/** Which lines are fields: those that nobody has filled, and those being filled until they are left. */
const useOpenFields = (mayWrite: boolean) => {
  const [entered, setEntered] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpen: ({ key, state }: ValueLine) => mayWrite && (state === 'missing' || entered.has(key)),
    enter: (key: string) => setEntered((former) => new Set(former).add(key)),
    /** What is filled turns into text once it is left. */
    leave: (key: string) => setEntered((former) => new Set([...former].filter((one) => one !== key))),
  };
};

type Texts = Record<string, string>;

/** The informations as fields that save themselves, each under its key; `site`: where what is typed is said. */
const useValueFields = (lines: readonly ValueLine[], site: string | null) => {
  const refresh = useRefresh();
  const { id: me, company } = useSignedInUser();
  const isNobodys = (key: string) => lines.find((line) => line.key === key)?.owner === null;
  return useFields<Texts>({
    place: `${me} ${company?.id} values ${site ?? ''}`,
    saved: Object.fromEntries(lines.map(({ key, value }) => [key, value])),
    send: async (texts) => {
      /* Who fills what nobody looks after looks after it, until somebody else is asked to. */
      const values = Object.entries(texts).map(([key, value = '']) => ({
        ...{ key, value: value.trim() },
        ...(isNobodys(key) && { owner: me }),
      }));
      await unwrap(api.PUT('/api/values', { body: { site, values }, keepalive: true }), { quiet: true });
      /* What is typed shows until what the server has is there. */
      await refresh(Object.fromEntries(values.map(({ key, value }) => [key, value])));
    },
  });
};

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
    { key: 'owner', header: t('table.owner'), width: 'fit', cell: (line) => <OwnerName owner={line.owner} /> },
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
