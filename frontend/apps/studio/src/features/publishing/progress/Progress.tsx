import { Button, ButtonLink, Dialog, ErrorNote, Icon, ProgressBar, VisuallyHidden } from '@livretier/ui';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CoverOf } from '@/features/booklets/booklet';
import { type BookletOut, isPrinting, type Publication, type Publishing } from '../api';
import { CopyLink, openable } from '../CopyLink';
import type { Watched } from '../watch/watched';
import { Handing } from './Handing';
import classes from './Progress.module.css';
import { Steps, shareOf, stepNames, stepsOf } from './Steps';

/** Why a version is not online, and what readers have meanwhile. */
export const useFailureText = () => {
  const { t } = useTranslation('publishing');
  return ({ id, build: { error } }: Publication, current: Publishing['current']) => {
    const why = t(`errors.${error}` as 'errors.unknown', { defaultValue: t('errors.unknown') });
    const former = current && current.id !== id ? t('formerStays', { version: current.version }) : t('nothingOnline');
    return `${why} ${former}`;
  };
};

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
      {online && (booklet && !suspended ? <Handing {...{ booklet, address }} /> : <CopyLink address={address} />)}
      <Steps publication={publication} first={publication.version === '1.0'} />
    </Dialog>
  );
};
