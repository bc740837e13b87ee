import { Icon } from '@livretier/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Importance, importanceIcons, importances, isImportance } from './importances';
import classes from './Pages.module.css';

type Props = { title: string; value: Importance; onChange: (importance: Importance) => void };

/** How much a page matters, with the list of the device. */
export const ImportanceSelect = ({ title, value, onChange }: Props) => {
  const { t } = useTranslation('creation');
  return (
    <span className={classes.importance}>
      <Icon of={importanceIcons[value]} size={16} />
      <select
        aria-label={t('pages.importanceOf', { title })}
        value={value}
        onChange={({ target }) => isImportance(target.value) && onChange(target.value)}
      >
        {importances.map((importance) => (
          <option key={importance} value={importance}>
            {t(`importances.${importance}.name`)}
          </option>
        ))}
      </select>
      <Icon of={IconChevronDown} size={16} />
    </span>
  );
};
