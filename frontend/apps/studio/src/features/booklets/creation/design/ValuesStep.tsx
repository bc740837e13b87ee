import {
  Button,
  EmptyState,
  Icon,
  QueryView,
  Segmented,
  type Selected,
  Skeleton,
  StitchProgress,
  type ViewableQuery,
} from '@livretier/ui';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { neededValuesQuery } from '@/features/booklets/api';
import {
  everyValue,
  type GroupId,
  groupsOf,
  isFilled,
  NewValueDialog,
  OverdueNote,
  SelectedActs,
  SheetButton,
  useValueTexts,
  ValueGroups,
  type ValueLine,
  valuesQuery,
} from '@/features/values';
import { StepTitle } from '../frame/StepBody';
import { useInPreview } from '../preview/shown';
import type { StepProps } from '../step';
import design from './Design.module.css';
import classes from './ValuesStep.module.css';

type Scope = 'empty' | 'needed' | 'all';

const mostNamed = 3;

/** What still keeps the booklet from being published, by name; a click leads to its field. */
const Required = ({ lines, onGo }: { lines: readonly ValueLine[]; onGo: (line: ValueLine) => void }) => {
  const { t } = useTranslation('look');
  const { nameOf } = useValueTexts();
  const required = lines.filter(({ essential }) => essential);
  const left = required.filter((line) => !isFilled(line));
  if (required.length === 0) return null;
  const count = { count: required.length - left.length, all: required.length };
  return (
    <div className={classes.required} data-whole={left.length === 0 || undefined}>
      <StitchProgress
        done={count.count}
        total={count.all}
        label={t('values.required', count)}
        text={t('values.required', count)}
      />
      {left.length > 0 && (
        <p className={classes.left}>
          {t('values.left')}
          {left.slice(0, mostNamed).map((line) => (
            <button key={line.key} type="button" onClick={() => onGo(line)}>
              {nameOf(line)}
            </button>
          ))}
          {left.length > mostNamed && <span>{t('values.more', { count: left.length - mostNamed })}</span>}
        </p>
      )}
    </div>
  );
};

const Nothing = ({ scope }: { scope: Scope }) => {
  const { t } = useTranslation('look');
  const full = scope === 'empty';
  return (
    <EmptyState size="card" title={t(full ? 'values.fullTitle' : 'values.noneTitle')}>
      {t(full ? 'values.fullText' : 'values.noneText')}
    </EmptyState>
  );
};

/** What the pages of the booklet insert, asked once: what publishing needs first, the rest by theme. */
export const ValuesStep = ({ booklet }: StepProps) => {
  const { t } = useTranslation('look');
  const { nameOf } = useValueTexts();
  const needed = useQuery(neededValuesQuery(booklet.id));
  const every = useQuery(valuesQuery(everyValue));
  const [scope, setScope] = useState<Scope>('needed');
  /* Those that were empty when one asked for them: what is filled stays under one's hands. */
  const [empty, setEmpty] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<GroupId | null>();
  const [active, setActive] = useState<string>();
  const [selected, onSelect] = useState<Selected>(new Set());
  const [adding, setAdding] = useState(false);
  useInPreview({ tab: 'page', highlight: active, note: active && t('values.framed') });

  const lines = needed.data?.items ?? [];
  const missing = lines.filter((line) => !isFilled(line));
  const shown: ViewableQuery<{ items: readonly ValueLine[] }> = scope === 'all' ? every : needed;
  const site = scope === 'all' ? null : (needed.data?.site ?? null);
  const mayWrite = needed.data?.may_write ?? false;
  const choose = (chosen: Scope) => {
    setScope(chosen);
    setEmpty(new Set(missing.map(({ key }) => key)));
    setOpened(undefined);
  };
  const go = (line: ValueLine) => {
    setScope('needed');
    setOpened('required');
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`input[aria-label="${CSS.escape(nameOf(line))}"]`)?.focus(),
    );
  };
  return (
    <div className={design.step}>
      <StepTitle
        lead={t('values.lead')}
        tools={
          mayWrite && (
            <>
              <Button size="small" onClick={() => setAdding(true)}>
                <Icon of={IconPlus} size={16} />
                {t('values.add')}
              </Button>
              <SheetButton size="small" booklet={booklet.id} site={null} />
            </>
          )
        }
      >
        {t('values.title')}
      </StepTitle>
      <Required lines={lines} onGo={go} />
      <Segmented
        label={t('values.scope')}
        value={scope}
        options={[
          { value: 'empty', label: t('values.empty'), ...(needed.data && { count: missing.length }) },
          { value: 'needed', label: t('values.needed'), ...(needed.data && { count: lines.length }) },
          { value: 'all', label: t('values.all'), ...(every.data && { count: every.data.counts.all }) },
        ]}
        onChange={choose}
      />
      <QueryView query={shown} skeleton={<Skeleton shape="rows" lines={8} />}>
        {({ items }) => {
          const listed = scope === 'empty' ? items.filter(({ key }) => empty.has(key)) : items;
          const groups = groupsOf(listed);
          const first = groups[0]?.id ?? null;
          if (listed.length === 0) return <Nothing scope={scope} />;
          return (
            <>
              <ValueGroups
                groups={groups}
                mayWrite={mayWrite}
                site={site}
                ofBooklet={scope !== 'all'}
                selection={{ selected, onSelect }}
                active={active}
                onActive={setActive}
                open={opened === undefined ? first : opened}
                onOpen={setOpened}
              />
              <OverdueNote lines={listed} mayWrite={mayWrite} onSelect={onSelect} />
              <SelectedActs lines={listed} selection={{ selected, onSelect }} />
            </>
          );
        }}
      </QueryView>
      {adding && (
        <NewValueDialog
          site={null}
          onClose={() => {
            setAdding(false);
            setScope('all');
            setOpened('other');
          }}
        />
      )}
    </div>
  );
};
