import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/paths';
import classes from '../Languages.module.css';
import { Progress } from '../Progress';
import type { Language } from '../types';

const Link = createLink('a');

/** How far a language is, and what it needs. */
export const LanguageFacts = ({ language }: { language: Language }) => {
  const { t } = useTranslation('languages');
  const { code, to_do, outdated, to_review, plurals, plural_forms, plural_forms_said } = language;
  const numbers = plurals.flatMap(({ numbers }) => (numbers === '' ? [] : [numbers])).join(' · ');
  return (
    <dl className={classes.facts}>
      <div>
        <dt>
          {t('facts.texts')}
          <small>{t('facts.left', { left: to_do, outdated, review: to_review })}</small>
        </dt>
        <dd>
          <Progress language={language} />
          <Link to={paths.translations} search={{ langue: code }}>
            {t('facts.translate')}
          </Link>
        </dd>
      </div>
      <div>
        <dt>
          {t('facts.plurals')}
          <small>{t('facts.forms', { count: plurals.length, numbers })}</small>
        </dt>
        <dd>{t('facts.said', { said: plural_forms_said, all: plural_forms })}</dd>
      </div>
    </dl>
  );
};
