import { type Drawing, Icon } from '@livretier/ui';
import { IconAsterisk, IconBookmark, IconChevronDown, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OutlineLine } from '@/features/booklets/api';
import classes from './Pages.module.css';

export type Importance = OutlineLine['importance'];

/** How much a page matters, the most first. */
const importances = ['mandatory', 'important', 'info'] as const satisfies readonly Importance[];

const importanceIcons: Record<Importance, Drawing> = {
  mandatory: IconAsterisk,
  important: IconBookmark,
  info: IconInfoCircle,
};

const isImportance = (value: string): value is Importance => importances.some((one) => one === value);

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
