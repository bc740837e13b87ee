import { Icon, RadioGroup } from '@livretier/ui';
import { IconBooks, IconCopy, IconFile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '../../../shared/booklet/queries';
import classes from './Name.module.css';

type Start = BookletOut['start'];

const icons = { sector: IconBooks, copy: IconCopy, blank: IconFile };
const starts = ['sector', 'copy', 'blank'] as const satisfies readonly Start[];

const isStart = (value: string): value is Start => starts.some((start) => start === value);

type Props = {
  value: Start;
  /** Of a booklet that exists: said, and no choice any more. */
  fixed?: boolean;
  onChange?: (start: Start) => void;
};

/** What the booklet starts from. */
export const StartField = ({ value, fixed = false, onChange }: Props) => {
  const { t } = useTranslation('creation');
  const choices = starts
    .filter((start) => !fixed || start === value)
    .map((start) => ({
      value: start,
      label: t(`starts.${start}.name`),
      description: t(`starts.${start}.text`),
      icon: <Icon of={icons[start]} />,
    }));
  return (
    <div className={classes.start}>
      <RadioGroup
        label={t('name.start')}
        look="card"
        choices={choices}
        value={value}
        hint={fixed ? t('name.startFixed') : undefined}
        onChange={({ target }) => isStart(target.value) && onChange?.(target.value)}
      />
    </div>
  );
};
