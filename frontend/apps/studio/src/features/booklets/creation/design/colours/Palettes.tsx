import {
  type Colours,
  defaultTheme,
  type PaletteName,
  paletteNames,
  palettes,
  themeVariables,
} from '@livretier/booklet';
import { Icon } from '@livretier/ui';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import design from '../Design.module.css';
import { painted } from '../Swatch';
import classes from './Palettes.module.css';

export const colourNames = ['primary', 'accent', 'background', 'text'] as const satisfies readonly (keyof Colours)[];

const isPalette = (name: string): name is PaletteName => paletteNames.some((one) => one === name);

/** Which colours of a palette were changed since it was chosen. */
const changedSince = (palette: PaletteName, colours: Colours) =>
  colourNames.filter((name) => palettes[palette][name] !== colours[name]);

type PaletteCardProps = {
  value: string;
  checked: boolean;
  colours: Colours;
  name: string;
  text: string;
  onChoose: () => void;
};

/** Four colours and the soft one that follows from them, under one name. */
const PaletteCard = ({ value, checked, colours, name, text, onChoose }: PaletteCardProps) => {
  const id = useId();
  const soft = themeVariables({ ...defaultTheme, colours })['--lvr-soft'] ?? colours.background;
  const stripes = { primary: colours.primary, accent: colours.accent, background: colours.background, soft };
  return (
    <label className={classes.card}>
      <input
        type="radio"
        name="palette"
        value={value}
        className={classes.input}
        checked={checked}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
      />
      <span className={classes.stripes} aria-hidden="true">
        {Object.entries({ ...stripes, text: colours.text }).map(([part, colour]) => (
          <span key={part} className={classes.stripe} ref={painted({ '--colour': colour })} />
        ))}
      </span>
      <span id={`${id}-name`} className={classes.name}>
        {name}
        {checked && <Icon of={IconCircleCheckFilled} />}
      </span>
      <span id={`${id}-text`} className={design.quiet}>
        {text}
      </span>
    </label>
  );
};

type Props = {
  palette: string;
  colours: Colours;
  /** What the logo gives, when there is one that says something. */
  fromLogo: Colours | undefined;
  onChoose: (palette: string, colours: Colours) => void;
};

/** Four colours that go together, chosen at once. */
export const Palettes = ({ palette, colours, fromLogo, onChoose }: Props) => {
  const { t } = useTranslation('look');
  const changed = isPalette(palette) ? changedSince(palette, colours) : [];
  const textOf = (name: (typeof paletteNames)[number]) => {
    if (name !== palette || changed.length === 0) return t(`palettes.${name}.text`);
    const [only, ...others] = changed;
    return only && others.length === 0 ? t(`palettes.changed.${only}`) : t('palettes.changed.several');
  };
  return (
    <fieldset className={classes.palettes} aria-label={t('palettes.label')}>
      {fromLogo && (
        <PaletteCard
          value="logo"
          checked={palette === 'logo'}
          colours={palette === 'logo' ? colours : fromLogo}
          name={t('palettes.logo.name')}
          text={t('palettes.logo.text')}
          onChoose={() => onChoose('logo', fromLogo)}
        />
      )}
      {paletteNames.map((name) => (
        <PaletteCard
          key={name}
          value={name}
          checked={palette === name}
          colours={palette === name ? colours : palettes[name]}
          name={t(`palettes.${name}.name`)}
          text={textOf(name)}
          onChoose={() => onChoose(name, palettes[name])}
        />
      ))}
    </fieldset>
  );
};
