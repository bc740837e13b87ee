import type { Colours } from '@livretier/booklet';
import { Icon, readColor } from '@livretier/ui';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import design from '../Design.module.css';
import classes from './ColourRow.module.css';

type Props = {
  name: keyof Colours;
  value: string;
  onChange: (colour: string) => void;
  onLeave: () => void;
};

/** One colour: picked with the device's own picker, or typed. */
export const ColourRow = ({ name, value, onChange, onLeave }: Props) => {
  const { t } = useTranslation('look');
  const id = useId();
  /** What was typed, as long as it is no colour yet. */
  const [draft, setDraft] = useState<string>();
  const type = (text: string) => {
    const colour = readColor(text);
    setDraft(text);
    if (colour) onChange(colour);
  };
  const faulty = draft !== undefined && readColor(draft) === null;
  const leave = () => {
    if (!faulty) setDraft(undefined);
    onLeave();
  };
  return (
    <div className={classes.row}>
      <input
        type="color"
        className={classes.swatch}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-use`}
        value={value}
        onChange={({ currentTarget }) => {
          setDraft(undefined);
          onChange(currentTarget.value);
        }}
        onBlur={onLeave}
      />
      <span className={classes.words}>
        <span id={`${id}-name`} className={classes.name}>
          {t(`colours.${name}.name`)}
        </span>
        <span id={`${id}-use`} className={design.quiet}>
          {t(`colours.${name}.use`)}
        </span>
      </span>
      <input
        className={classes.code}
        aria-label={t('colours.code', { name: t(`colours.${name}.name`) })}
        aria-invalid={faulty || undefined}
        aria-describedby={faulty ? `${id}-fault` : undefined}
        spellCheck={false}
        autoComplete="off"
        maxLength={7}
        value={draft ?? value.toUpperCase()}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={leave}
      />
      {faulty && (
        <p id={`${id}-fault`} className={classes.fault} role="status">
          <Icon of={IconAlertCircle} size={16} />
          {t('colours.notOne')}
        </p>
      )}
    </div>
  );
};
