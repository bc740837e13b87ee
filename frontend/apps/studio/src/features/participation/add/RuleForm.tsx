import { Button, Dialog, ErrorNote, notify } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookletOut, outlineQuery } from '@/features/booklets/api';
import { contracts, groupsQuery, useMayAdd } from '@/features/people';
import { sitesQuery } from '@/features/values';
import { ChecksField } from '@/shared/later/ChecksField';
import { TagsField } from '@/shared/later/TagsField';
import { useErrorText } from '@/shared/text/useErrorText';
import { type Conditions, useCreateRule } from '../api/rules';
import classes from './Add.module.css';
import { Rules } from './Rules';

const everybody: Conditions = { sites: [], jobs: [], contracts: [], groups: [] };

type FieldsProps = { bookletId: string; value: Conditions; onChange: (value: Conditions) => void };

/** Whom a rule is for, as pages say whom they are for. */
const ConditionFields = ({ bookletId, value, onChange }: FieldsProps) => {
  const { t } = useTranslation(['participation', 'editor']);
  const sites = useQuery(sitesQuery).data ?? [];
  const groups = useQuery(groupsQuery).data ?? [];
  const outline = useQuery(outlineQuery(bookletId)).data;
  const known = (outline?.chapters ?? []).flatMap(({ pages }) =>
    pages.flatMap(({ conditions }) => conditions.jobs ?? []),
  );
  const set = (changes: Partial<Conditions>) => onChange({ ...value, ...changes });
  return (
    <>
      {sites.length > 0 && (
        <ChecksField
          label={t('editor:conditions.sites')}
          choices={sites.map(({ id, name }) => ({ value: id, label: name }))}
          value={value.sites}
          onChange={(chosen) => set({ sites: chosen })}
        />
      )}
      <TagsField
        label={t('editor:conditions.jobs')}
        hint={t('editor:conditions.addJob')}
        known={known}
        value={value.jobs}
        onChange={(jobs) => set({ jobs })}
        disabled={false}
      />
      <ChecksField
        label={t('editor:conditions.contracts')}
        choices={contracts.map((contract) => ({ value: contract, label: t(`editor:conditions.contract.${contract}`) }))}
        value={value.contracts}
        onChange={(chosen) => set({ contracts: chosen })}
      />
      {groups.length > 0 && (
        <ChecksField
          label={t('rules.groups')}
          choices={groups.map(({ id, name }) => ({ value: id, label: name }))}
          value={value.groups}
          onChange={(chosen) => set({ groups: chosen })}
        />
      )}
    </>
  );
};

type Props = { booklet: BookletOut; choice: ReactNode; onClose: () => void };

/** A rule by which people become participants, under those that there are. */
export const RuleForm = ({ booklet, choice, onClose }: Props) => {
  const { t } = useTranslation(['participation', 'common']);
  const errorText = useErrorText();
  const create = useCreateRule(booklet.id);
  const [conditions, setConditions] = useState(everybody);
  const isForAll = Object.values(conditions).every((list) => list.length === 0);
  const mayTakeAll = useMayAdd().data === true;
  const forAll = mayTakeAll ? 'rules.everybody' : 'rules.needsOne';
  const send = () =>
    create.mutate(conditions, {
      onSuccess: () => {
        notify({ severity: 'success', summary: t('rules.created') });
        onClose();
      },
    });
  return (
    <Dialog
      opened
      wide
      title={t('add.title')}
      lead={t('add.lead')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:labels.cancel')}</Button>
          <Button look="primary" busy={create.isPending} disabled={isForAll && !mayTakeAll} onClick={send}>
            {t(isForAll && mayTakeAll ? 'rules.acceptAll' : 'rules.accept')}
          </Button>
        </>
      }
    >
      <div className={classes.content}>
        {choice}
        <Rules bookletId={booklet.id} />
        <p className={classes.hint}>{t('rules.text')}</p>
        <ConditionFields bookletId={booklet.id} value={conditions} onChange={setConditions} />
        <p className={classes.hint} aria-live="polite">
          {t(isForAll ? forAll : 'rules.some')}
        </p>
        {create.error && <ErrorNote>{errorText(create.error)}</ErrorNote>}
      </div>
    </Dialog>
  );
};
