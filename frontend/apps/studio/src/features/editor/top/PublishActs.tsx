import { Button, Icon, Menu, MenuAction, MenuLine, VisuallyHidden } from '@livretier/ui';
import { IconArrowBackUp, IconChevronDown, IconEye, IconFileDiff, IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { readingActOf, readingIcons, useReadingActs } from '../../publishing';
import type { Plan } from '../source/types';
import classes from './TopBar.module.css';
import type { useReview } from './useReview';

type Props = {
  booklet: Plan['booklet'];
  review: ReturnType<typeof useReview>;
  onPublish: () => void;
  onVersions: () => void;
};

/** Publishing, and what goes with it. */
export const PublishActs = ({ booklet, review, onPublish, onVersions }: Props) => {
  const { t } = useTranslation(['publishing', 'editor']);
  const turn = useReadingActs();
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
            <MenuAction icon={<Icon of={readingIcons[reading]} />} onSelect={() => void turn(reading, booklet)}>
              {t(`reading.${reading}`)}
            </MenuAction>
          </>
        )}
      </Menu>
    </span>
  );
};
