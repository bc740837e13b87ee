import { Button, Icon, Menu, MenuAction, MenuLine, VisuallyHidden } from '@livretier/ui';
import {
  IconArrowBackUp,
  IconChevronDown,
  IconEye,
  IconFileDiff,
  IconHistory,
  IconSend,
  IconWorldUpload,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewDialog, SendBackDialog } from '@/features/booklets/booklet';
import { type Session, useEditing } from '@/features/editor/session/context';
import { useManuscriptCache } from '@/features/editor/session/useManuscriptCache';
import type { Plan } from '@/features/editor/source/types';
import { readingActOf, readingIcons, useReadingActs } from '@/features/publishing';
import classes from './TopBar.module.css';

/** Has somebody read a draft, or gives it back to its authors: each asks something first. */
const useReview = (bookletId: string, session: Session | null) => {
  const { refresh } = useManuscriptCache();
  const [asked, setAsked] = useState<'send' | 'giveBack' | null>(null);
  const usual = { bookletId, onDone: refresh, onClose: () => setAsked(null) };
  return {
    ask: setAsked,
    dialog: (
      <>
        {/* What is read is what was written, to the last word. */}
        {asked === 'send' && <ReviewDialog {...usual} before={() => session?.saver.flush()} />}
        {asked === 'giveBack' && <SendBackDialog {...usual} />}
      </>
    ),
  };
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
        <span className={classes.short}>
          <Icon of={IconWorldUpload} />
        </span>
        <span className={classes.word}>{t('publish')}</span>
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
          <MenuAction icon={<Icon of={IconEye} />} onSelect={() => review.ask('send')}>
            {t('editor:top.send')}
          </MenuAction>
        )}
        {status === 'in_review' && (
          <MenuAction icon={<Icon of={IconArrowBackUp} />} onSelect={() => review.ask('giveBack')}>
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
      {abilities.publish && status !== 'building' && <PublishActs {...{ booklet, review }} {...publishing} />}
      {!abilities.publish && status === 'draft' && abilities.write && (
        <Button look="primary" onClick={() => review.ask('send')}>
          <span className={classes.short}>
            <Icon of={IconSend} />
          </span>
          <span className={classes.word}>{t('top.send')}</span>
        </Button>
      )}
      {review.dialog}
    </>
  );
};
