import { Icon, RadioGroup } from '@livretier/ui';
import { IconLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Reading } from '@/features/booklets/api';
import classes from './Window.module.css';

const modes = ['public', 'code', 'named', 'signed_in'] as const satisfies readonly Reading['mode'][];

type Props = { reading: Reading; mode: Reading['mode']; onChoose: (mode: Reading['mode']) => void };

/** Who will be able to open the booklet once it is online; another way in is kept with the version. */
export const WhoMayOpen = ({ reading, mode, onChoose }: Props) => {
  const { t } = useTranslation('publishing');
  return (
    <div className={classes.who}>
      <RadioGroup
        look="card"
        label={t('who.title')}
        value={mode}
        choices={modes.map((value) => ({
          value,
          label: t(`who.${value}`),
          description: t(`who.${value}Text`),
          disabled: !reading.abilities.change,
        }))}
        onChange={({ target }) => onChoose(target.value as Reading['mode'])}
      />
      <p className={classes.where}>
        <Icon of={IconLink} size={16} />
        {reading.shown_address}
      </p>
    </div>
  );
};
