import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sitesQuery } from '@/features/values';
import { ChecksField } from '@/shared/later/ChecksField';
import { TagsField } from '@/shared/later/TagsField';
import { isLockedIn, useEditing } from '../session/context';
import { useManuscriptCache } from '../session/useManuscriptCache';
import { type Conditions, contracts, type Source } from '../source/types';
import classes from './Inspector.module.css';

const nobodyExcluded: Conditions = { sites: [], jobs: [], contracts: [], groups: [] };

/** Whom a page is for, and the way to change it. */
const useConditions = (pageId: string, save: NonNullable<Source['setConditions']>) => {
  const { manuscript } = useEditing();
  const { update, refresh, tellElsewhere } = useManuscriptCache();
  const { mutate } = useMutation({
    /* One after the other: the last click says what stays. */
    scope: { id: 'conditions' },
    mutationFn: (conditions: Conditions) => save(pageId, conditions),
    onMutate: (conditions) => update(pageId, { conditions }),
    onSuccess: tellElsewhere,
    onError: refresh,
  });
  const page = manuscript.pages.find(({ id }) => id === pageId);
  return { conditions: { ...nobodyExcluded, ...page?.conditions }, change: mutate };
};

type Props = { pageId: string; save: NonNullable<Source['setConditions']> };

/** Whom the page is for: everybody, or those of some sites, jobs or contracts; each click is kept at once. */
export const ConditionsField = ({ pageId, save }: Props) => {
  const { t } = useTranslation('editor');
  const { manuscript, mayWrite } = useEditing();
  const disabled = !mayWrite || isLockedIn(manuscript, pageId);
  const sites = useQuery(sitesQuery).data ?? [];
  const { conditions, change } = useConditions(pageId, save);
  const set = (changes: Partial<Conditions>) => change({ ...conditions, ...changes });
  const known = manuscript.pages.flatMap((page) => page.conditions?.jobs ?? []);
  const isForAll = Object.values(conditions).every((list) => list.length === 0);
  return (
    <section className={classes.fields} aria-labelledby="conditions">
      <div>
        <h3 id="conditions" className={classes.label}>
          {t('conditions.title')}
        </h3>
        <p className={classes.hint}>{t(isForAll ? 'conditions.everybody' : 'conditions.some')}</p>
      </div>
      {sites.length > 0 && (
        <ChecksField
          label={t('conditions.sites')}
          choices={sites.map(({ id, name }) => ({ value: id, label: name }))}
          value={conditions.sites}
          onChange={(chosen) => set({ sites: chosen })}
          disabled={disabled}
        />
      )}
      <TagsField
        label={t('conditions.jobs')}
        hint={t('conditions.addJob')}
        known={known}
        value={conditions.jobs}
        onChange={(jobs) => set({ jobs })}
        disabled={disabled}
      />
      <ChecksField
        label={t('conditions.contracts')}
        choices={contracts.map((value) => ({ value, label: t(`conditions.contract.${value}`) }))}
        value={conditions.contracts}
        onChange={(chosen) => set({ contracts: chosen })}
        disabled={disabled}
      />
    </section>
  );
};
