import { Button, Icon } from '@livretier/ui';
import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../session/context';
import type { Plan } from '../source/types';
import { PublishActs } from './PublishActs';
import classes from './TopBar.module.css';
import { useReview } from './useReview';

type Props = { booklet: Plan['booklet']; onPreview: () => void; onPublish: () => void; onVersions: () => void };

/** What comes after writing: to look at the booklet as its readers will, to have it read, to publish it. */
export const BookletActs = ({ booklet, onPreview, ...publishing }: Props) => {
  const { t } = useTranslation('editor');
  const { session } = useEditing();
  const review = useReview(booklet.id, session);
  const { status, abilities } = booklet;
  return (
    <>
      <Button onClick={onPreview}>
        <Icon of={IconEye} />
        <span className={classes.word}>{t('top.preview')}</span>
      </Button>
      <span className={classes.release}>
        {abilities.publish && status !== 'building' && <PublishActs {...{ booklet, review }} {...publishing} />}
        {!abilities.publish && status === 'draft' && abilities.write && (
          <Button look="primary" busy={review.send.isPending} onClick={() => review.send.mutate()}>
            {t('top.send')}
          </Button>
        )}
      </span>
    </>
  );
};
