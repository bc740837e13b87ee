import { Icon } from '@livretier/ui';
import { IconAlertCircle, IconEqual, IconPencil, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { wholeNumber } from '@/shared/text/numbers';
import type { PeopleImport } from './api';
import classes from './Import.module.css';

const figures = [
  { name: 'new', icon: IconUserPlus },
  { name: 'changed', icon: IconPencil },
  { name: 'same', icon: IconEqual },
  { name: 'error', icon: IconAlertCircle },
] as const;

/** How many lines do what. */
export const Figures = ({ counts }: Pick<PeopleImport, 'counts'>) => {
  const { t } = useTranslation('people');
  const locale = useLocale();
  return (
    <dl className={classes.figures}>
      {figures.map(({ name, icon }) => (
        <div key={name} data-name={name} data-some={counts[name] > 0 || undefined}>
          <dt>
            <Icon of={icon} size={16} />
            {t(`import.figures.${name}`)}
          </dt>
          <dd>
            <strong>{wholeNumber(counts[name], locale)}</strong>{' '}
            {t(`import.figures.of.${name}`, { count: counts[name] })}
          </dd>
        </div>
      ))}
    </dl>
  );
};
