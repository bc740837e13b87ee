import { Button, Icon } from '@livretier/ui';
import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../session/context';
import type { Plan } from '../source/types';
import classes from './TopBar.module.css';
import { useReview } from './useReview';

type Props = { booklet: Plan['booklet']; onPreview: () => void };

/** What comes after writing: to look at the booklet as its readers will, and to have it read. */
export const BookletActs = ({ booklet, onPreview }: Props) => {
  const { t } = useTranslation('editor');
  const { session } = useEditing();
  const { send, giveBack } = useReview(booklet.id, session);
  const { status, abilities } = booklet;
  return (
    <>
      <Button onClick={onPreview}>
        <Icon of={IconEye} />
        <span className={classes.word}>{t('top.preview')}</span>
      </Button>
      <span className={classes.release}>
        {status === 'draft' && abilities.write && (
          <Button look="primary" busy={send.isPending} onClick={() => send.mutate()}>
            {t('top.send')}
          </Button>
        )}
        {status === 'in_review' && abilities.publish && (
          <Button busy={giveBack.isPending} onClick={() => giveBack.mutate()}>
            {t('top.giveBack')}
          </Button>
        )}
      </span>
    </>
  );
};
