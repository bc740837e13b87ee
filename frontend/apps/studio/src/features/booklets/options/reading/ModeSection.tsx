import { type Drawing, Icon, RadioGroup } from '@livretier/ui';
import { IconLockSquareRounded, IconLogin2, IconUsers, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reading } from '../../types';
import classes from './Reading.module.css';
import { type PartProps, readingModes } from './readingForm';

const icons: Record<Reading['mode'], Drawing> = {
  public: IconWorld,
  code: IconLockSquareRounded,
  named: IconUsers,
  signed_in: IconLogin2,
};

/** Four ways in, and what the chosen one needs. */
export const ModeSection = ({ form, disabled, children }: PartProps & { children: ReactNode }) => {
  const { t } = useTranslation('reading');
  return (
    <section aria-labelledby="reading-modes">
      <h2 id="reading-modes">{t('modes.title')}</h2>
      <div className={classes.modes}>
        <RadioGroup
          look="card"
          label={t('modes.label')}
          choices={readingModes.map((value) => ({
            value,
            label: t(`modes.${value}.label`),
            description: t(`modes.${value}.text`),
            icon: <Icon of={icons[value]} size={20} />,
            disabled,
          }))}
          error={form.formState.errors.mode?.message}
          {...form.register('mode')}
        />
      </div>
      {children}
    </section>
  );
};
