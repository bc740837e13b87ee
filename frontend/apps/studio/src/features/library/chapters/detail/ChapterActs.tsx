import { Button, confirm, Icon, IconButton, Menu, MenuAction, Row } from '@livretier/ui';
import {
  IconArchive,
  IconArrowBackUp,
  IconDots,
  IconEye,
  IconFileDescription,
  IconPencil,
  IconRestore,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type StatusChange, statusChanges, useChangeChapterStatus } from '@/features/library/api/chapters';
import type { ChapterDetails } from '@/features/library/types';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { focusTitle } from '@/shared/text/focusTitle';
import classes from './Chapter.module.css';

/* The editor stands in a feature above this one; the router knows it once it is there. */
const pagesPath = paths.chapterPages as typeof paths.chapter;

const icons = {
  send_to_review: IconEye,
  send_back: IconArrowBackUp,
  retire: IconArchive,
  reopen: IconRestore,
} as const;

type Props = { chapter: ChapterDetails; onEdit: () => void; onRelease: () => void };

/** What others see changes: asked before it is done. */
const useAskToRetire = () => {
  const { t } = useTranslation('library');
  return ({ title }: ChapterDetails) =>
    confirm({
      header: t('chapters.retire.header', { title }),
      message: t('chapters.retire.text'),
      icon: <Icon of={IconArchive} />,
      acceptLabel: t('chapters.acts.retire'),
      rejectLabel: t('chapters.retire.reject'),
      defaultFocus: 'reject',
    });
};

/** What may be done with the chapter, as the server allows it. */
export const ChapterActs = ({ chapter, onEdit, onRelease }: Props) => {
  const { t } = useTranslation('library');
  const { abilities, id, title, version } = chapter;
  const changeStatus = useChangeChapterStatus(id);
  const ask = useAskToRetire();
  const act = async (wanted: StatusChange) => {
    if (wanted !== 'retire' || (await ask(chapter))) changeStatus.mutate(wanted, { onSuccess: focusTitle });
  };
  /* The next step of whoever may not release stands in sight, the rest in the menu. */
  const inSight = statusChanges.filter((name) => abilities[name] && name === 'send_to_review' && !abilities.release);
  const inMenu = statusChanges.filter((name) => abilities[name] && !inSight.includes(name));
  return (
    <Row gap={2} wrap className={classes.acts}>
      <LinkButton to={pagesPath} params={{ id }}>
        <Icon of={abilities.write ? IconPencil : IconEye} />
        {t(abilities.write ? 'chapters.acts.write' : 'chapters.acts.read')}
      </LinkButton>
      {inSight.map((name) => (
        <Button key={name} look="primary" busy={changeStatus.isPending} onClick={() => void act(name)}>
          {t(`chapters.acts.${name}`)}
        </Button>
      ))}
      {abilities.release && (
        <Button look="primary" onClick={onRelease}>
          {t('chapters.acts.release', { version: version + 1 })}
        </Button>
      )}
      {(abilities.edit || inMenu.length > 0) && (
        <Menu target={<IconButton icon={IconDots} look="outlined" label={t('chapters.acts.more', { title })} />}>
          {abilities.edit && (
            <MenuAction icon={<Icon of={IconFileDescription} />} onSelect={onEdit}>
              {t('chapters.acts.edit')}
            </MenuAction>
          )}
          {inMenu.map((name) => (
            <MenuAction key={name} icon={<Icon of={icons[name]} />} onSelect={() => void act(name)}>
              {t(`chapters.acts.${name}`)}
            </MenuAction>
          ))}
        </Menu>
      )}
    </Row>
  );
};
