import { Button, Dialog } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { CoverOf } from '../../../shared/booklet/CoverOf';
import type { BookletOut, Publication } from '../types';
import { Lead } from './Lead';
import classes from './Window.module.css';

type Props = { booklet: BookletOut; current: Publication; onClose: () => void };

/** There is nothing to publish. */
export const NothingChanged = ({ booklet, current, onClose }: Props) => {
  const { t } = useTranslation('publishing');
  return (
    <Dialog
      opened
      mark={<CoverOf booklet={booklet} size="row" />}
      title={t('dialog.same', { version: current.version })}
      lead={<Lead booklet={booklet} current={current} next={undefined} />}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <p className={classes.text}>{t('dialog.sameText')}</p>
    </Dialog>
  );
};
