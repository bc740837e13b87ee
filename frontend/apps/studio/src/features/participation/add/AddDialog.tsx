import { Segmented } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookletOut, participantsSummaryQuery } from '@/features/booklets/api';
import classes from './Add.module.css';
import { PickPeople } from './PickPeople';
import { RuleForm } from './RuleForm';

const ways = ['pick', 'rule'] as const;

type Props = { booklet: BookletOut; onClose: () => void };

/** Hand the booklet to people: some who are picked, or everybody who fits, now and later. */
export const AddDialog = ({ booklet, onClose }: Props) => {
  const { t } = useTranslation('participation');
  const [way, setWay] = useState<(typeof ways)[number]>('pick');
  const summary = useQuery(participantsSummaryQuery(booklet.id)).data;
  const choice = (
    <>
      <div className={classes.way}>
        <Segmented
          label={t('add.way')}
          value={way}
          options={ways.map((value) => ({ value, label: t(`add.ways.${value}`) }))}
          onChange={setWay}
        />
      </div>
      {summary?.reference_only && <p className={classes.hint}>{t('add.referenceOnly')}</p>}
    </>
  );
  const Way = way === 'pick' ? PickPeople : RuleForm;
  return <Way booklet={booklet} choice={choice} onClose={onClose} />;
};
