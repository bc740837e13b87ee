import { IconBuildings, IconCopyright, IconEyeOff, IconFileCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './EssentialsPanel.module.css';

const points = [
  { name: 'content', Icon: IconCopyright },
  { name: 'tenants', Icon: IconBuildings },
  { name: 'trackers', Icon: IconEyeOff },
  { name: 'record', Icon: IconFileCheck },
] as const;

/** The terms in four sentences, and what a refusal means. */
export const EssentialsPanel = () => {
  const { t } = useTranslation('accounts');
  return (
    <>
      <h2 className={classes.heading}>{t('essentials.heading')}</h2>
      <ul className={classes.points}>
        {points.map(({ name, Icon }) => (
          <li key={name}>
            <span className={classes.tile}>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
            </span>
            <span>
              <strong>{t(`essentials.${name}.title`)}</strong>
              {t(`essentials.${name}.text`)}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.refusal}>{t('essentials.refusal')}</p>
    </>
  );
};
