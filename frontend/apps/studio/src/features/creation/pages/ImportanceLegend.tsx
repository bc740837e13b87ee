import { Icon } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { importanceIcons, importances } from './importances';
import classes from './Pages.module.css';

/** What each importance does to a page. */
export const ImportanceLegend = () => {
  const { t } = useTranslation('creation');
  return (
    <dl className={classes.legend}>
      {importances.map((importance) => (
        <div key={importance}>
          <dt>
            <Icon of={importanceIcons[importance]} size={16} />
            {t(`importances.${importance}.name`)}
          </dt>
          <dd>{t(`importances.${importance}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
};
