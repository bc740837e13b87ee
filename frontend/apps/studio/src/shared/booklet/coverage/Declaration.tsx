import { Button, Icon, TextArea } from '@livretier/ui';
import { IconInfoCircle } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../locale/useLocale';
import { longDate } from '../../text/dates';
import classes from './Coverage.module.css';
import type { CoverageLine } from './states';
import type { CoverageActs } from './useCoverageActs';

const [shortest, longest] = [20, 500];

const Asked = ({ acts: { declare } }: { acts: CoverageActs }) => {
  const { t } = useTranslation('coverage');
  const [reason, setReason] = useState('');
  const isEnough = reason.trim().length >= shortest;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEnough) declare.mutate(reason.trim());
  };
  return (
    <form className={classes.part} onSubmit={submit}>
      <h4>{t('declareTitle')}</h4>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint', { count: shortest })}
        placeholder={t('reasonExample')}
        maxLength={longest}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button type="submit" wide disabled={!isEnough} busy={declare.isPending}>
        {t('declare')}
      </Button>
    </form>
  );
};

type Props = { line: CoverageLine; acts: CoverageActs; mayWrite: boolean };

/** An obligation may not concern the readers of this booklet: somebody says why, and may take it back. */
export const Declaration = ({ line: { justification }, acts, mayWrite }: Props) => {
  const { t } = useTranslation('coverage');
  const locale = useLocale();
  if (!justification) return mayWrite && <Asked acts={acts} />;
  const { reason, by_name: name, at } = justification;
  return (
    <div className={classes.part}>
      <div className={classes.said}>
        <Icon of={IconInfoCircle} />
        <p>
          <strong>{t('declared')}</strong> {t('because', { reason })}
          <span className={classes.reference}>{t('saidBy', { name, day: longDate(new Date(at), locale) })}</span>
        </p>
      </div>
      {mayWrite && (
        <Button size="small" busy={acts.withdraw.isPending} onClick={() => acts.withdraw.mutate()}>
          {t('withdraw')}
        </Button>
      )}
    </div>
  );
};
