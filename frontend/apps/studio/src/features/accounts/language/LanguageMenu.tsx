import { Button, Icon, Menu } from '@livretier/ui';
import { IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { localeNames } from '../../../shared/locale/locales';
import { useLocale } from '../../../shared/locale/useLocale';
import { LanguageChoice } from './LanguageChoice';

/** The language of the screens that stand before the application. */
export const LanguageMenu = () => (
  <Menu
    target={
      <Button look="quiet" size="small">
        <Icon of={IconLanguage} size={16} />
        {localeNames[useLocale()]}
        <Icon of={IconChevronDown} size={15} />
      </Button>
    }
  >
    <LanguageChoice />
  </Menu>
);
