import { Icon, IconButton, Menu, MenuAction, MenuLine, MenuLink } from '@livretier/ui';
import { IconDots, IconSettings } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/paths';
import type { BookletLine } from '../types';
import { type AskedAct, askedActsOf, hasOptions, icons, statusChangesOf } from './acts';
import { useActs } from './useActs';

const OptionsLink = createLink(MenuLink);

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
  const [asked, changes, options] = [askedActsOf(booklet), statusChangesOf(booklet), hasOptions(booklet)];
  if (asked.length + changes.length === 0 && !options) return null;
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
      {options && (
        <OptionsLink icon={<Icon of={IconSettings} />} to={paths.bookletOptions} search={{ livret: booklet.id }}>
          {t('acts.options')}
        </OptionsLink>
      )}
      {asked.map((name) => (
        <MenuAction key={name} icon={<Icon of={icons[name]} />} onSelect={() => onAsk(name, booklet)}>
          {t(`acts.${name}`)}
        </MenuAction>
      ))}
      {changes.length > 0 && (options || asked.length > 0) && <MenuLine />}
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
