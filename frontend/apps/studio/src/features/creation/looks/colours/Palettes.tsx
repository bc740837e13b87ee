import { type Colours, defaultTheme, paletteNames, palettes, themeVariables } from '@livretier/booklet';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCard } from '../../choice/ChoiceCard';
import { ChoiceCards } from '../../choice/ChoiceCards';
import classes from './Palettes.module.css';
import { changedSince, isPalette } from './palettes';

const Stripes = ({ colours }: { colours: Colours }) => {
  const soft = themeVariables({ ...defaultTheme, colours })['--lvr-soft'] ?? colours.background;
  const stripes = [colours.primary, colours.accent, colours.background, soft, colours.text];
  return (
    <span className={classes.stripes} aria-hidden="true">
      {stripes.map((colour, place) => (
        <span key={String(place)} className={classes.stripe} style={{ '--colour': colour } as CSSProperties} />
      ))}
    </span>
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
    <ChoiceCards label={t('palettes.label')} labelHidden columns={4}>
      {fromLogo && (
        <ChoiceCard
          name="palette"
          value="logo"
          checked={palette === 'logo'}
          onChoose={() => onChoose('logo', fromLogo)}
          title={t('palettes.logo.name')}
          text={t('palettes.logo.text')}
          picture={<Stripes colours={palette === 'logo' ? colours : fromLogo} />}
        />
      )}
      {paletteNames.map((name) => (
        <ChoiceCard
          key={name}
          name="palette"
          value={name}
          checked={palette === name}
          onChoose={() => onChoose(name, palettes[name])}
          title={t(`palettes.${name}.name`)}
          text={textOf(name)}
          picture={<Stripes colours={palette === name ? colours : palettes[name]} />}
        />
      ))}
    </ChoiceCards>
  );
};
