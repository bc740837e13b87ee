import { type Colours, drawingLabels, fonts, paletteNames } from '@livretier/booklet';
import { useTranslation } from 'react-i18next';
import { CoverOf, themeOf } from '@/features/booklets/booklet';
import type { Plan } from '@/features/editor/source/types';
import { LinkButton } from '@/shared/LinkButton';
import { shippedOr } from '@/shared/locale/locales';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import classes from './Theme.module.css';

const names = ['primary', 'accent', 'background', 'text'] as const;

/** The four colours of a booklet, by their names. */
const Swatches = ({ colours }: { colours: Colours }) => {
  const { t } = useTranslation('editor');
  return (
    <ul className={classes.swatches}>
      {names.map((name) => (
        <li key={name} className={classes.swatch}>
          <span
            className={classes.colour}
            ref={(element) => element?.style.setProperty('--colour', colours[name])}
            aria-hidden="true"
          />
          {t(`theme.names.${name}`)}
          <code className={classes.code}>{colours[name]}</code>
        </li>
      ))}
    </ul>
  );
};

const ways = [
  ['colours', paths.creationColors],
  ['fonts', paths.creationFont],
  ['logo', paths.creationLogo],
] as const;

/** What the booklet wears, and the ways to dress it otherwise. */
export const ThemePanel = ({ booklet }: { booklet: Plan['booklet'] }) => {
  const { t } = useTranslation('editor');
  const locale = useLocale();
  const theme = themeOf(booklet.theme);
  const palette = [...paletteNames, 'logo' as const].find((name) => name === theme.palette) ?? 'own';
  return (
    <section className={classes.panel} aria-label={t('theme.title')}>
      <h2 className={classes.head}>{t('theme.title')}</h2>
      <div className={classes.scroll}>
        <div className={classes.part}>
          <CoverOf booklet={booklet} size="card" />
          <p className={classes.hint}>
            {theme.cover.picture
              ? t('theme.picture')
              : t('theme.drawing', { name: drawingLabels[shippedOr(locale)][theme.cover.drawing] })}
          </p>
        </div>
        <div className={classes.part}>
          <h3>{t('theme.colours')}</h3>
          <p className={classes.hint}>{t(`theme.palettes.${palette}`)}</p>
          <Swatches colours={theme.colours} />
        </div>
        <dl className={classes.facts}>
          <dt>{t('theme.titles')}</dt>
          <dd>{fonts[theme.fonts.title].label}</dd>
          <dt>{t('theme.texts')}</dt>
          <dd>{fonts[theme.fonts.text].label}</dd>
          <dt>{t('theme.size')}</dt>
          <dd>{t('theme.pixels', { count: theme.size })}</dd>
          <dt>{t('theme.logo')}</dt>
          <dd>{theme.logo ? theme.logo.alt || t('theme.undescribed') : t('theme.noLogo')}</dd>
        </dl>
        {booklet.abilities.build && (
          <div className={classes.ways}>
            {ways.map(([name, path]) => (
              <LinkButton key={name} to={path as string} search={{ livret: booklet.id }} size="small" wide>
                {t(`theme.change.${name}`)}
              </LinkButton>
            ))}
          </div>
        )}
      </div>
    </section>
  );
};
