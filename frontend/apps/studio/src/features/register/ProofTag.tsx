import { StatusTag } from '@livretier/ui';
import { IconBan, IconLink, IconLoader2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ReceiptLine } from './api';
import classes from './ProofTag.module.css';

const looks = {
  pending: { shape: IconLoader2, tone: 'neutral' },
  recorded: { shape: IconLink, tone: 'info' },
  cancelled: { shape: IconBan, tone: 'neutral' },
} as const;

/** How far the proof of a receipt has come: a shape and a word. */
export const ProofTag = ({ state }: Pick<ReceiptLine, 'state'>) => {
  const { t } = useTranslation('register');
  return (
    <span className={classes.proof} data-state={state}>
      <StatusTag {...looks[state]}>{t(`states.${state}`)}</StatusTag>
    </span>
  );
};
