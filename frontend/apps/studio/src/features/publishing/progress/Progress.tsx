import { Button, ButtonLink, Dialog, ErrorNote, Icon, ProgressBar, VisuallyHidden } from '@livretier/ui';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CoverOf } from '../../../shared/booklet/CoverOf';
import { openable } from '../address';
import { CopyLink } from '../CopyLink';
import type { BookletOut, Publishing } from '../types';
import { isPrinting } from '../watch/states';
import type { Watched } from '../watch/watched';
import classes from './Progress.module.css';
import { Steps } from './Steps';
import { shareOf, stepNames, stepsOf } from './steps';
import { useFailureText } from './useFailureText';

type Props = {
  watched: Watched;
  booklet: BookletOut | undefined;
  current: Publishing['current'];
  retrying: boolean;
  onRetry: () => void;
  onClose: () => void;
};

const useWords = ({ publication }: Watched, suspended: boolean) => {
  const { t } = useTranslation('publishing');
  const { version, state } = publication;
  if (state === 'failed') return { title: t('progress.failed', { version }), lead: '', foot: '' };
  const coming = isPrinting(publication) ? t('progress.pdfGoesOn') : '';
  if (state === 'online')
    return {
      title: t('progress.online', { version }),
      lead: t(suspended ? 'progress.suspendedText' : 'progress.onlineText'),
      foot: coming,
    };
  const step = stepsOf(publication).findIndex((one) => one.state === 'current') + 1;
  return {
    title: t('progress.title', { version }),
    lead: t('progress.step', { step, total: stepNames.length }),
    foot: t('progress.goesOn'),
  };
};

/** How far a version is; closing it stops nothing. */
export const Progress = ({ watched, booklet, current, retrying, onRetry, onClose }: Props) => {
  const { t } = useTranslation('publishing');
  const failure = useFailureText();
  const { publication, address } = watched;
  const suspended = booklet?.status === 'suspended';
  const { title, lead, foot } = useWords(watched, suspended);
  const [failed, online] = [publication.state === 'failed', publication.state === 'online'];
  return (
    <Dialog
      opened
      mark={booklet && <CoverOf booklet={booklet} size="row" />}
      title={title}
      lead={<span role="status">{lead}</span>}
      onClose={onClose}
      footer={
        <>
          <span className={classes.foot}>{foot}</span>
          <Button data-autofocus onClick={onClose}>
            {t('close')}
          </Button>
          {failed && (
            <Button look="primary" busy={retrying} onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {online && !suspended && (
            <ButtonLink look="primary" href={openable(address)} target="_blank" rel="noopener">
              <Icon of={IconExternalLink} />
              {t('open')}
              <VisuallyHidden> {t('opensElsewhere')}</VisuallyHidden>
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={classes.bar}>
        <ProgressBar
          label={t('progress.value')}
          value={shareOf(publication)}
          tone={failed ? 'danger' : online ? 'success' : 'default'}
        />
      </div>
      {failed && <ErrorNote>{failure(publication, current)}</ErrorNote>}
      {online && <CopyLink address={address} />}
      <Steps publication={publication} first={publication.version === '1.0'} />
    </Dialog>
  );
};
