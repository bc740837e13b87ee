import { Button, Icon, StatusTag } from '@livretier/ui';
import { IconAsterisk, IconCheck, IconClockExclamation, IconHelpCircle, IconThumbUp } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, longDate } from '@/shared/text/dates';
import { useConfirmObligation } from '../api/obligations';
import type { Level, SectorObligation } from '../types';
import classes from './ObligationFacts.module.css';

/** Something in the reference is not certain. */
export const DoubtTag = () => {
  const { t } = useTranslation('library');
  return (
    <StatusTag shape={IconHelpCircle} tone="warning">
      {t('obligations.doubtful')}
    </StatusTag>
  );
};

type Props = { obligation: Pick<SectorObligation, 'checked_on' | 'checked_by_name' | 'overdue' | 'doubt'> };

/** When the reference was last read and by whom, and after a year that it must be read again; else why it is to be verified. */
export const Checked = ({ obligation: { checked_on, checked_by_name, overdue, doubt } }: Props) => {
  const { t } = useTranslation('library');
  const locale = useLocale();
  if (doubt || !checked_on)
    return (
      <span className={classes.checked}>
        <DoubtTag />
        <small>{doubt || t('obligations.unchecked')}</small>
      </span>
    );
  const day = longDate(calendarDay(checked_on), locale);
  return (
    <span className={classes.checked}>
      {overdue && (
        <StatusTag shape={IconClockExclamation} tone="warning">
          {t('obligations.overdue')}
        </StatusTag>
      )}
      {overdue ? (
        <small>{[day, checked_by_name].filter(Boolean).join(', ')}</small>
      ) : (
        <>
          <span>{day}</span>
          {checked_by_name && <small>{checked_by_name}</small>}
        </>
      )}
    </span>
  );
};

type ConfirmButtonProps = { id: string; label: string; short?: boolean };

/** The reference was read today: named after its obligation, as several stand in a list. */
export const ConfirmButton = ({ id, label, short = false }: ConfirmButtonProps) => {
  const { t } = useTranslation('library');
  const confirmation = useConfirmObligation();
  const confirm = ({ currentTarget }: MouseEvent) => {
    /* In a list the button goes with what it did. */
    const row = currentTarget.closest('tr')?.querySelector('a');
    confirmation.mutate(id, { onSuccess: () => row?.focus() });
  };
  return (
    <Button
      size="small"
      busy={confirmation.isPending}
      aria-label={t('obligations.confirmOf', { label })}
      onClick={confirm}
    >
      <Icon of={IconCheck} size={16} />
      {t(short ? 'obligations.confirmShort' : 'obligations.confirm')}
    </Button>
  );
};

/** Whether a law asks for it or good practice does. */
export const LevelTag = ({ level }: { level: Level }) => {
  const { t } = useTranslation('library');
  return level === 'mandatory' ? (
    <StatusTag shape={IconAsterisk} tone="note">
      {t('obligations.level.mandatory')}
    </StatusTag>
  ) : (
    <StatusTag shape={IconThumbUp}>{t('obligations.level.recommended')}</StatusTag>
  );
};

type SourceProps = { obligation: Pick<SectorObligation, 'label' | 'reference' | 'link'> };

/** Where the obligation is written, and the way to its text. */
export const Source = ({ obligation: { label, reference, link } }: SourceProps) => {
  const { t } = useTranslation('library');
  return (
    <small className={classes.source}>
      {reference}{' '}
      {link && (
        <a href={link} target="_blank" rel="noreferrer" aria-label={t('obligations.readText', { label })}>
          {t('obligations.text')}
        </a>
      )}
    </small>
  );
};
