import { BLOCK_CHARACTERS, PAGE_BLOCKS } from '@livretier/blocks';
import { Button, type Drawing, Icon } from '@livretier/ui';
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { excessOf } from '@/features/editor/saving/content';
import type { Saving } from '@/features/editor/saving/createSaver';
import { type Session, useSaving } from '@/features/editor/session/context';
import { useMoment } from '@/features/editor/session/useMoment';
import { useLocale } from '@/shared/locale/useLocale';
import { wholeNumber } from '@/shared/text/numbers';
import classes from './TopBar.module.css';

const icons: Record<Saving['phase'], Drawing> = {
  saved: IconCloudCheck,
  waiting: IconCloudUp,
  sending: IconCloudUp,
  oversized: IconCloudOff,
  unreached: IconCloudOff,
  refused: IconCloudOff,
};

/** What there is too much of, and how much a page may have. */
const useExcessText = (session: Session) => {
  const { t } = useTranslation('editor');
  const locale = useLocale();
  const excess = useSaving(session, ({ phase, local }) => phase === 'oversized' && excessOf(local.document));
  return excess === 'blocks'
    ? t('save.tooManyBlocks', { most: wholeNumber(PAGE_BLOCKS, locale) })
    : t('save.blockTooLong', { most: wholeNumber(BLOCK_CHARACTERS, locale) });
};

const useSaveText = (session: Session, { phase, savedAt, kept }: Pick<Saving, 'phase' | 'savedAt' | 'kept'>) => {
  const { t } = useTranslation('editor');
  const savedSince = useMoment('savedAt');
  const excess = useExcessText(session);
  switch (phase) {
    case 'saved':
      return savedAt ? savedSince(savedAt) : t('save.unchanged');
    case 'waiting':
    case 'sending':
      return t('save.saving');
    case 'oversized':
      return kept ? excess : `${excess} ${t('save.keepOpen')}`;
    case 'unreached':
      return kept ? t('save.offline') : t('save.offlineLost');
    case 'refused':
      return kept ? t('save.refused') : t('save.refusedLost');
  }
};

/** Where what was written is: with everybody, on its way, or on this computer only. */
export const SaveState = ({ session }: { session: Session }) => {
  const { t } = useTranslation('editor');
  const phase = useSaving(session, (saving) => saving.phase);
  const savedAt = useSaving(session, (saving) => saving.savedAt);
  const kept = useSaving(session, (saving) => saving.kept);
  const text = useSaveText(session, { phase, savedAt, kept });
  return (
    <span className={classes.save} data-phase={phase}>
      <span role="status" className={classes.saveText}>
        <Icon of={icons[phase]} size={14} />
        {text}
      </span>
      {(phase === 'unreached' || phase === 'refused') && (
        <Button look="link" size="small" onClick={() => void session.saver.flush()}>
          {t('save.retry')}
        </Button>
      )}
    </span>
  );
};
