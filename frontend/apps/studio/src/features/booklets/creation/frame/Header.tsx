import { Button, type Drawing, Icon, useStore } from '@livretier/ui';
import { IconCloudCheck, IconCloudOff, IconCloudUp, IconX } from '@tabler/icons-react';
import { useIsMutating } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/features/accounts';
import type { BookletOut } from '@/features/booklets/api';
import { paths } from '@/shared/paths';
import { overallSaving, tryAgain } from '@/shared/saving/fieldsSavers';
import type { Phase } from '@/shared/saving/machine';
import { useMomentText } from '@/shared/text/useMomentText';
import { useShown } from '../preview/shown';
import classes from './Frame.module.css';

const icons: Record<Phase, Drawing> = {
  saved: IconCloudCheck,
  waiting: IconCloudUp,
  sending: IconCloudUp,
  incomplete: IconCloudOff,
  unreached: IconCloudOff,
  refused: IconCloudOff,
};

const useSaveText = (booklet: BookletOut | undefined, phase: Phase, kept: boolean) => {
  const { t } = useTranslation('editor');
  const { t: here } = useTranslation('creation');
  const savedSince = useMomentText('savedAt', useSession()?.company?.timezone);
  const onlyHere = kept ? here('frame.keptHere') : t('save.keepOpen');
  switch (phase) {
    case 'saved':
      return booklet && savedSince(booklet.edited_at);
    case 'waiting':
      return booklet ? t('save.saving') : onlyHere;
    case 'sending':
      return t('save.saving');
    case 'unreached':
      return kept ? t('save.offline') : t('save.offlineLost');
    case 'incomplete':
      return onlyHere;
    case 'refused':
      return kept ? t('save.refused') : t('save.refusedLost');
  }
};

/** Where what was written is: with everybody, on its way, or on this computer only. */
const SaveState = ({ booklet }: { booklet: BookletOut | undefined }) => {
  const { t } = useTranslation('editor');
  const overall = useStore(overallSaving);
  const acts = useIsMutating();
  const phase = overall.phase === 'saved' && acts > 0 ? 'sending' : overall.phase;
  const text = useSaveText(booklet, phase, overall.kept);
  return (
    <span className={classes.save} data-phase={phase}>
      <span role="status" className={classes.saveText}>
        {text && (
          <>
            <Icon of={icons[phase]} size={16} />
            {text}
          </>
        )}
      </span>
      {phase === 'unreached' && (
        <Button look="link" size="small" onClick={tryAgain}>
          {t('save.retry')}
        </Button>
      )}
    </span>
  );
};

/** What is being made, where it is, and the way out. */
export const Header = ({ booklet }: { booklet: BookletOut | undefined }) => {
  const { t } = useTranslation('creation');
  const { changes } = useShown();
  const name = changes?.name ?? booklet?.name;
  return (
    <header className={classes.header}>
      <Link to={paths.booklets} className={classes.close} aria-label={t('frame.close')}>
        <Icon of={IconX} />
      </Link>
      <strong className={classes.name}>{name || t('frame.newBooklet')}</strong>
      <SaveState booklet={booklet} />
    </header>
  );
};
