import {
  Button,
  EmptyState,
  Icon,
  QueryView,
  Segmented,
  type Selected,
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
  NewValueDialog,
  OverdueNote,
  SelectedActs,
  type ValueLine,
  ValuesTable,
  valuesQuery,
} from '@/features/values';
import { StepTitle } from '../frame/StepBody';
import { useInPreview } from '../preview/shown';
import type { StepProps } from '../step';
import design from './Design.module.css';
import classes from './ValuesStep.module.css';

type Scope = 'needed' | 'all';

/** What the pages of the booklet insert, asked once. */
export const ValuesStep = ({ booklet }: StepProps) => {
  const { t } = useTranslation('look');
  const needed = useQuery(neededValuesQuery(booklet.id));
  const every = useQuery(valuesQuery(everyValue));
  const [scope, setScope] = useState<Scope>('needed');
  const [active, setActive] = useState<string>();
  const [selected, onSelect] = useState<Selected>(new Set());
  const [adding, setAdding] = useState(false);
  useInPreview({ tab: 'page', highlight: active, note: active && t('values.framed') });

  const all = needed.data?.items.length ?? 0;
  const filled = needed.data?.filled ?? 0;
  const shown: ViewableQuery<{ items: readonly ValueLine[] }> = scope === 'needed' ? needed : every;
  const mayWrite = needed.data?.may_write ?? false;
  const count = { count: filled, all };
  return (
    <div className={design.step}>
      <StepTitle
        lead={t('values.lead')}
        tools={
          all > 0 && (
            <div className={classes.progress}>
              <StitchProgress
                done={filled}
                total={all}
                label={t('values.filled', count)}
                text={t('values.filled', count)}
              />
            </div>
          )
        }
      >
        {t('values.title')}
      </StepTitle>
      <div className={classes.tools}>
        <Segmented
          label={t('values.scope')}
          value={scope}
          options={[
            { value: 'needed', label: t('values.needed'), ...(needed.data && { count: all }) },
            { value: 'all', label: t('values.all'), ...(every.data && { count: every.data.counts.all }) },
          ]}
          onChange={setScope}
        />
        {mayWrite && (
          <Button size="small" onClick={() => setAdding(true)}>
            <Icon of={IconPlus} size={16} />
            {t('values.add')}
          </Button>
        )}
      </div>
      <QueryView query={shown}>
        {({ items }) => (
          <>
            <ValuesTable
              key={scope}
              lines={items}
              mayWrite={mayWrite}
              site={scope === 'needed' ? (needed.data?.site ?? null) : null}
              ofBooklet={scope === 'needed'}
              selection={{ selected, onSelect }}
              active={active}
              onActive={setActive}
              empty={
                <EmptyState size="card" title={t('values.noneTitle')}>
                  {t('values.noneText')}
                </EmptyState>
              }
            />
            <OverdueNote lines={items} mayWrite={mayWrite} onSelect={onSelect} />
            <SelectedActs lines={items} selection={{ selected, onSelect }} />
          </>
        )}
      </QueryView>
      {adding && (
        <NewValueDialog
          site={null}
          onClose={() => {
            setAdding(false);
            setScope('all');
          }}
        />
      )}
    </div>
  );
};
