import type { components } from '@livretier/api';
import { Button, confirm, Icon } from '@livretier/ui';
import { IconLock } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, longDate } from '@/shared/text/dates';
import { useEditing } from '../session/context';
import { useManuscriptCache } from '../session/useManuscriptCache';
import classes from './Editor.module.css';

type OfficialText = components['schemas']['OfficialText'];

/** Somebody of the library says that these words are those of the source, and all of them. */
const Collate = ({ source, collate }: { source: string; collate: (revision: number) => Promise<unknown> }) => {
  const { t } = useTranslation('editor');
  const { session } = useEditing();
  const { refresh } = useManuscriptCache();
  const sign = useMutation({ mutationFn: collate, onSettled: refresh });
  const ask = async () => {
    /* What is signed for is what everybody sees, to the last word. */
    if (!(session && (await session.saver.flush()))) return;
    const { base } = session.saver.store.get();
    const isSure = await confirm({
      header: t('official.collateHeader'),
      message: t('official.collateMessage', { source }),
      acceptLabel: t('official.collateAccept'),
      rejectLabel: t('official.collateReject'),
      defaultFocus: 'reject',
    });
    if (isSure) sign.mutate(base.revision);
  };
  return (
    <Button size="small" busy={sign.isPending} onClick={() => void ask()}>
      {t('official.collate')}
    </Button>
  );
};

/** Above the words of a law: whether they are written here, where they come from and who compared them. */
export const OfficialNote = ({ official }: { official: OfficialText }) => {
  const { t } = useTranslation('editor');
  const locale = useLocale();
  const { source: pages, manuscript, pageId } = useEditing();
  const { source, link, to_join: toJoin, collated_by: name, collated_on: collatedOn } = official;
  const day = collatedOn && longDate(calendarDay(collatedOn), locale);
  const { collate } = pages;
  const mayCollate = manuscript.abilities.collate === true;
  return (
    <div className={classes.note} role="note">
      {!mayCollate && <Icon of={IconLock} size={16} />} {t(mayCollate ? 'official.kept' : 'official.locked')}{' '}
      <a href={link} target="_blank" rel="noreferrer">
        {source}
      </a>
      {'. '}
      <strong>
        {!day && t('official.toCollate')}
        {day && (name ? t('official.collated', { name, day }) : t('official.collatedThere', { day }))}
        {toJoin && ` ${t('official.toJoin', { what: toJoin })}`}
      </strong>{' '}
      {collate && pageId && mayCollate && !collatedOn && (
        <Collate source={source} collate={(revision) => collate(pageId, revision)} />
      )}
    </div>
  );
};

/** Above a page whose words the library keeps: why one cannot write here, and what one can do. */
export const LockedNote = () => {
  const { t } = useTranslation('editor');
  return (
    <div className={classes.note} role="note">
      <Icon of={IconLock} size={16} /> <strong>{t('locked.title')}</strong> {t('locked.text')}
    </div>
  );
};
