import { type Colours, paletteNames, palettes } from '@livretier/booklet';
import { useTranslation } from 'react-i18next';
import { PaletteCard } from './PaletteCard';
import classes from './Palettes.module.css';
import { changedSince, isPalette } from './palettes';

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
