import { Icon, IconButton, Menu, MenuAction, MenuLine, MenuLink, notify } from '@livretier/ui';
import { IconDots, IconLanguage, IconSettings } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { readingQuery } from '@/features/booklets/api';
import { openable } from '@/features/publishing';
import { copyText } from '@/shared/later/copyText';
import { paths } from '@/shared/paths';
import { useErrorText } from '@/shared/text/useErrorText';
import { stepPaths } from '../steps';
import type { BookletLine } from '../types';
import { type AskedAct, askedActsOf, hasLink, hasOptions, icons, statusChangesOf } from './acts';
import { useActs } from './useActs';

const RoutedLink = createLink(MenuLink);

const Opening = ({ booklet: { id, status, step, abilities } }: { booklet: BookletLine }) => {
  const { t } = useTranslation('booklets');
  const icon = <Icon of={icons.open} />;
  return status === 'building' && abilities.build ? (
    <RoutedLink icon={icon} to={stepPaths[step]} search={{ livret: id }}>
      {t('acts.open')}
    </RoutedLink>
  ) : (
    <RoutedLink icon={icon} to={paths.bookletEditor} params={{ id }}>
      {t('acts.open')}
    </RoutedLink>
  );
};

/** Asks where the booklet is read, and puts it where it can be pasted from. */
const useCopyLink = () => {
  const { t } = useTranslation('booklets');
  const client = useQueryClient();
  const errorText = useErrorText();
  return async (id: string) => {
    try {
      const { address } = await client.fetchQuery(readingQuery(id));
      await copyText(openable(address), { copied: t('said.copyLink'), failed: t('notCopied', { address }) });
    } catch (error) {
      notify({ severity: 'error', summary: errorText(error) });
    }
  };
};

type Props = {
  booklet: BookletLine;
  /** An act that needs an answer first. */
  onAsk: (act: AskedAct, booklet: BookletLine) => void;
  raised?: boolean;
};

/** What may be done with a booklet of a list; no menu where there is nothing. */
export const BookletMenu = ({ booklet, onAsk, raised = false }: Props) => {
  const { t } = useTranslation('booklets');
  const act = useActs();
  const copyLink = useCopyLink();
  const open = !booklet.trashed_at;
  const [asked, changes, options] = [askedActsOf(booklet), statusChangesOf(booklet), hasOptions(booklet)];
  if (asked.length + changes.length === 0 && !open) return null;
  return (
    <Menu
      target={
        <IconButton
          icon={IconDots}
          look={raised ? 'outlined' : 'quiet'}
          label={t('acts.more', { name: booklet.name })}
        />
      }
    >
      {open && (
        <>
          <MenuAction icon={<Icon of={icons.preview} />} onSelect={() => onAsk('preview', booklet)}>
            {t('acts.preview')}
          </MenuAction>
          <Opening booklet={booklet} />
          {booklet.abilities.translate && booklet.locales.length > 1 && (
            <RoutedLink icon={<Icon of={IconLanguage} />} to={paths.bookletTranslations} params={{ id: booklet.id }}>
              {t('acts.translate')}
            </RoutedLink>
          )}
        </>
      )}
      {hasLink(booklet) && (
        <MenuAction icon={<Icon of={icons.copyLink} />} onSelect={() => void copyLink(booklet.id)}>
          {t('acts.copyLink')}
        </MenuAction>
      )}
      {open && booklet.abilities.build && (
        <MenuAction icon={<Icon of={icons.rename} />} onSelect={() => onAsk('rename', booklet)}>
          {t('acts.rename')}
        </MenuAction>
      )}
      {options && (
        <RoutedLink icon={<Icon of={IconSettings} />} to={paths.bookletOptions} search={{ livret: booklet.id }}>
          {t('acts.options')}
        </RoutedLink>
      )}
      {asked.map((name) => (
        <MenuAction key={name} icon={<Icon of={icons[name]} />} onSelect={() => onAsk(name, booklet)}>
          {t(`acts.${name}`)}
        </MenuAction>
      ))}
      {changes.length > 0 && (open || asked.length > 0) && <MenuLine />}
      {changes.map((name) => (
        <MenuAction
          key={name}
          icon={<Icon of={icons[name]} />}
          danger={name === 'delete'}
          onSelect={() => void act(name, booklet)}
        >
          {t(`acts.${name}`)}
        </MenuAction>
      ))}
    </Menu>
  );
};
