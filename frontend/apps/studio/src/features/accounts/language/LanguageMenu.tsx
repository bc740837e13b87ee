import { Button, Menu } from '@livretier/ui';
import { IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { localeNames } from '../../../shared/locale/locales';
import { useLocale } from '../../../shared/locale/useLocale';
import { LanguageChoice } from './LanguageChoice';

/** The language of the screens that stand before the application. */
export const LanguageMenu = () => (
  <Menu
    target={
      <Button look="quiet" size="small">
        <IconLanguage size={16} stroke={1.75} aria-hidden="true" />
        {localeNames[useLocale()]}
        <IconChevronDown size={15} stroke={1.75} aria-hidden="true" />
      </Button>
    }
  >
    <LanguageChoice />
  </Menu>
);
