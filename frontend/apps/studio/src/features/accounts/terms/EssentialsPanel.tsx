import { Icon } from '@livretier/ui';
import { IconBuildings, IconCopyright, IconEyeOff, IconFileCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PanelHeading } from '../signIn/CoversPanel';
import classes from './EssentialsPanel.module.css';

const points = [
  { name: 'content', icon: IconCopyright },
  { name: 'tenants', icon: IconBuildings },
  { name: 'trackers', icon: IconEyeOff },
  { name: 'record', icon: IconFileCheck },
] as const;

/** The terms in four sentences, and what a refusal means. */
export const EssentialsPanel = () => {
  const { t } = useTranslation('accounts');
  return (
    <>
      <PanelHeading as="h2">{t('essentials.heading')}</PanelHeading>
      <ul className={classes.points}>
        {points.map(({ name, icon }) => (
          <li key={name}>
            <span className={classes.tile}>
              <Icon of={icon} size={20} />
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
