import { type FontName, fonts } from '@livretier/booklet';
import { StatusTag } from '@livretier/ui';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import looks from '../Looks.module.css';
import classes from './Font.module.css';

/** What the letters of the texts do for those who read with difficulty. */
export const Comfort = ({ font }: { font: FontName }) => {
  const { t } = useTranslation('look');
  return (
    <section aria-label={t('comfort.title')}>
      <h2 className={looks.title}>{t('comfort.title')}</h2>
      <dl className={classes.facts}>
        <div className={classes.fact}>
          <dt>{t('comfort.letters')}</dt>
          <dd>
            {fonts[font].easy ? (
              <StatusTag shape={IconCheck} tone="success">
                {t('comfort.easy')}
              </StatusTag>
            ) : (
              <span className={looks.quiet}>{t('comfort.usual')}</span>
            )}
          </dd>
        </div>
        <div className={classes.fact}>
          <dt>{t('comfort.accents')}</dt>
          <dd>
            <StatusTag shape={IconCheck} tone="success">
              {t('comfort.complete')}
            </StatusTag>
          </dd>
        </div>
        <div className={classes.fact}>
          <dt>{t('comfort.scripts')}</dt>
          <dd className={looks.quiet}>{t('comfort.spare')}</dd>
        </div>
      </dl>
    </section>
  );
};
