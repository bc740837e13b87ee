import { Icon } from '@livretier/ui';
import { IconPlus } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { wholeNumber } from '@/shared/text/numbers';
import { Progress } from '../Progress';
import type { Language } from '../types';
import classes from './Translations.module.css';

const Link = createLink('a');

type Props = { languages: readonly Language[]; current: string; mayAdd: boolean };

/** The languages beside the texts, each with how far it is; French is the source. */
export const LanguageList = ({ languages, current, mayAdd }: Props) => {
  const { t } = useTranslation('languages');
  const locale = useLocale();
  return (
    <nav className={classes.languages} aria-label={t('title')}>
      {languages.map((language) => (
        <Link
          key={language.code}
          to={paths.translations}
          search={{ langue: language.code }}
          className={classes.language}
          aria-current={language.code === current ? 'page' : undefined}
        >
          <span>
            <strong>{language.label}</strong>{' '}
            <small>
              <bdi lang={language.code}>{language.own_name}</bdi>
            </small>
          </span>
          {language.standing === 'reference' ? (
            <small>{t('source', { count: language.texts, number: wholeNumber(language.texts, locale) })}</small>
          ) : (
            <Progress language={language} />
          )}
        </Link>
      ))}
      {mayAdd && (
        <LinkButton to={paths.languages} search={{ ajouter: true }} look="quiet" size="small">
          <Icon of={IconPlus} size={16} />
          {t('add.open')}
        </LinkButton>
      )}
    </nav>
  );
};
