import { api, unwrap } from '@livretier/api';
import { Button, Icon, Menu, MenuAction, MenuLine, notify, VisuallyHidden } from '@livretier/ui';
import { IconArrowBackUp, IconChevronDown, IconEye, IconFileDiff, IconHistory } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Session, useEditing } from '@/features/editor/session/context';
import { useManuscriptCache } from '@/features/editor/session/useManuscriptCache';
import type { Plan } from '@/features/editor/source/types';
import { readingActOf, readingIcons, useReadingActs } from '@/features/publishing';
import classes from './TopBar.module.css';

/** Has those who publish read a draft, and gives it back to its authors. */
const useReview = (booklet_id: string, session: Session | null) => {
  const { t } = useTranslation('editor');
  const { refresh } = useManuscriptCache();
  const params = { path: { booklet_id } };
  const said = (summary: string) => async () => {
    await refresh();
    notify({ severity: 'success', summary });
  };
  const send = useMutation({
    mutationFn: async () => {
      /* What is read is what was written, to the last word. */
      await session?.saver.flush();
      return unwrap(api.POST('/api/booklets/{booklet_id}/review', { params }));
    },
    onSuccess: said(t('review.sent')),
    onError: refresh,
  });
  const giveBack = useMutation({
    mutationFn: () => unwrap(api.POST('/api/booklets/{booklet_id}/draft', { params })),
    onSuccess: said(t('review.givenBack')),
    onError: refresh,
  });
  return { send, giveBack };
};

type PublishActsProps = {
  booklet: Plan['booklet'];
  review: ReturnType<typeof useReview>;
  onPublish: () => void;
  onVersions: () => void;
};

/** Publishing, and what goes with it. */
const PublishActs = ({ booklet, review, onPublish, onVersions }: PublishActsProps) => {
  const { t } = useTranslation(['publishing', 'editor']);
  const act = useReadingActs();
  const { status } = booklet;
  const reading = readingActOf(booklet);
  const wasPublished = status === 'published' || status === 'suspended';
  return (
    <span className={classes.split}>
      <Button look="primary" onClick={onPublish}>
        {t('publish')}
      </Button>
      <Menu
        target={
          <Button look="primary">
            <Icon of={IconChevronDown} size={16} />
            <VisuallyHidden>{t('more')}</VisuallyHidden>
          </Button>
        }
      >
        {wasPublished && (
          <MenuAction icon={<Icon of={IconFileDiff} />} onSelect={onVersions}>
            {t('compareOnline')}
          </MenuAction>
        )}
        <MenuAction icon={<Icon of={IconHistory} />} onSelect={onVersions}>
          {t('versions')}
        </MenuAction>
        {status === 'draft' && (
          <MenuAction icon={<Icon of={IconEye} />} onSelect={() => review.send.mutate()}>
            {t('editor:top.send')}
          </MenuAction>
        )}
        {status === 'in_review' && (
          <MenuAction icon={<Icon of={IconArrowBackUp} />} onSelect={() => review.giveBack.mutate()}>
            {t('editor:top.giveBack')}
          </MenuAction>
        )}
        {reading && (
          <>
            <MenuLine />
            <MenuAction icon={<Icon of={readingIcons[reading]} />} onSelect={() => void act(reading, booklet)}>
              {t(`reading.${reading}`)}
            </MenuAction>
          </>
        )}
      </Menu>
    </span>
  );
};

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
