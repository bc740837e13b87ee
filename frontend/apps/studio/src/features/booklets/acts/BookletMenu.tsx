import { Icon, IconButton, Menu, MenuAction, MenuLine, MenuLink } from '@livretier/ui';
import { IconDots, IconSettings } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/paths';
import type { ListProps } from '../list/listProps';
import type { BookletLine } from '../types';
import { askedActsOf, hasOptions, turnsOf } from './acts';
import { icons } from './icons';
import { useActs } from './useActs';

const OptionsLink = createLink(MenuLink);

type Props = Pick<ListProps, 'onAsk'> & { booklet: BookletLine; raised?: boolean };

/** What may be done with a booklet of a list; no menu where there is nothing. */
export const BookletMenu = ({ booklet, onAsk, raised = false }: Props) => {
  const { t } = useTranslation('booklets');
  const act = useActs();
  const [asked, turns, options] = [askedActsOf(booklet), turnsOf(booklet), hasOptions(booklet)];
  if (asked.length + turns.length === 0 && !options) return null;
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
      {turns.length > 0 && (options || asked.length > 0) && <MenuLine />}
      {turns.map((name) => (
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
