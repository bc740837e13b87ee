import { type FontName, fontNames, fonts } from '@livretier/booklet';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import design from '../Design.module.css';
import { painted } from '../Swatch';
import classes from './Font.module.css';

type Chosen = BookletOut['theme']['fonts'];

const lettersOf = (name: FontName) => ({
  '--family': fonts[name].family,
  '--weight': String(fonts[name].titleWeight),
});

type CardProps = {
  name: FontName;
  group: string;
  checked: boolean;
  chosen: Chosen;
  sample: string;
  onChoose: () => void;
};

const FontCard = ({ name, group, checked, chosen, sample, onChoose }: CardProps) => {
  const { t } = useTranslation('look');
  const id = useId();
  return (
    <label className={classes.card}>
      <input
        type="radio"
        name={group}
        className={classes.input}
        checked={checked}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
      />
      <span className={classes.sample} ref={painted(lettersOf(name))} aria-hidden="true">
        {sample}
      </span>
      <span className={classes.foot}>
        <span className={classes.words}>
          <span id={`${id}-name`} className={classes.name}>
            {fonts[name].label}
          </span>
          <span id={`${id}-text`} className={design.quiet}>
            {t(`font.families.${name}`)}
          </span>
        </span>
        {(['title', 'text'] as const).map(
          (use) =>
            chosen[use] === name && (
              <span key={use} className={classes.use}>
                {t(`font.uses.${use}`)}
              </span>
            ),
        )}
      </span>
    </label>
  );
};

type Props = { use: keyof Chosen; chosen: Chosen; sample: string; onChoose: (name: FontName) => void };

/** The eight families, each in its own letters. */
export const FontCards = ({ use, chosen, sample, onChoose }: Props) => {
  const { t } = useTranslation('look');
  const group = useId();
  return (
    <fieldset className={classes.cards} aria-label={t(`font.groups.${use}`)}>
      {fontNames.map((name) => (
        <FontCard
          key={name}
          name={name}
          group={`${group}-${use}`}
          checked={chosen[use] === name}
          chosen={chosen}
          sample={sample}
          onChoose={() => onChoose(name)}
        />
      ))}
    </fieldset>
  );
};
