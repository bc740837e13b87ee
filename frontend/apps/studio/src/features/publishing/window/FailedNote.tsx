import { Button, ErrorNote } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../progress/useFailureText';
import type { Publication, Publishing } from '../types';

type Props = { making: Publication; current: Publishing['current']; busy: boolean; onRetry: () => void };

/** The last version was frozen and could not be made: it can be tried again as it is. */
export const FailedNote = ({ making, current, busy, onRetry }: Props) => {
  const { t } = useTranslation('publishing');
  const say = useFailureText();
  return (
    <ErrorNote
      title={t('failed', { version: making.version })}
      action={
        <Button size="small" busy={busy} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {say(making, current)}
    </ErrorNote>
  );
};
