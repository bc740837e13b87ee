import { StatusTag } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { Revision } from '../source/types';
import classes from './History.module.css';
import { useMoment } from './useMoment';

type Props = { revision: Revision; newest: boolean; chosen: boolean; onChoose: () => void };

const tones = { saved: 'neutral', merged: 'info', set_aside: 'warning', restored: 'note' } as const;

export const RevisionLine = ({ revision, newest, chosen, onChoose }: Props) => {
  const { t } = useTranslation('editor');
  const moment = useMoment();
  const { kind, by_name, created_at, words } = revision;
  return (
    <li>
      <button type="button" className={classes.line} aria-pressed={chosen} onClick={onChoose}>
        <strong>{moment(created_at)}</strong>
        <span className={classes.by}>{t('history.by', { name: by_name, count: words })}</span>
        {newest ? (
          <StatusTag shape="dot" tone="success">
            {t('history.newest')}
          </StatusTag>
        ) : (
          kind !== 'saved' && (
            <StatusTag shape="ring" tone={tones[kind]}>
              {t(`history.kinds.${kind}`)}
            </StatusTag>
          )
        )}
      </button>
    </li>
  );
};
