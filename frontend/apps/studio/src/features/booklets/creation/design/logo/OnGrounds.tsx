import { contrast } from '@livretier/booklet';
import { Icon, WarningNote } from '@livretier/ui';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import design from '../Design.module.css';
import { painted } from '../Swatch';
import classes from './OnGrounds.module.css';

/* Below this, two colours beside each other look like one. */
const seen = 1.5;
const printed = 128;

const colourAt = (pixels: Uint8ClampedArray, at: number) =>
  `#${[0, 1, 2].map((channel) => (pixels[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`;

/** Which share of what is printed cannot be told from a ground, 0 to 1. */
export const shareLost = (pixels: Uint8ClampedArray, ground: string) => {
  const known = new Map<string, boolean>();
  const isLost = (colour: string) => {
    const lost = known.get(colour) ?? contrast(colour, ground) < seen;
    known.set(colour, lost);
    return lost;
  };
  let [all, lost] = [0, 0];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < printed) continue;
    all += 1;
    lost += Number(isLost(colourAt(pixels, at)));
  }
  return all === 0 ? 0 : lost / all;
};

/** A logo of which so much is gone is not recognised. */
const mostLost = 0.3;

type Props = { src: string; pixels: Uint8ClampedArray; colours: BookletOut['theme']['colours'] };

/** The logo on the light and the dark ground of the booklet, and whether it can be seen there. */
export const OnGrounds = ({ src, pixels, colours }: Props) => {
  const { t } = useTranslation('look');
  const grounds = [
    { name: 'light', colour: colours.background },
    { name: 'dark', colour: colours.primary },
  ] as const;
  const judged = grounds.map((ground) => ({ ...ground, isLost: shareLost(pixels, ground.colour) > mostLost }));
  const lost = judged.filter(({ isLost }) => isLost);
  return (
    <section aria-label={t('logo.grounds.title')}>
      <h2 className={design.title}>{t('logo.grounds.title')}</h2>
      <ul className={classes.grounds}>
        {judged.map(({ name, colour, isLost }) => (
          <li key={name}>
            <span className={classes.ground} ref={painted({ '--ground': colour })}>
              <img src={src} alt="" className={classes.logo} />
            </span>
            <span className={classes.verdict} data-lost={isLost || undefined}>
              <Icon of={isLost ? IconAlertTriangle : IconCheck} size={16} />
              <span>{t(isLost ? `logo.grounds.${name}Lost` : `logo.grounds.${name}`)}</span>
            </span>
          </li>
        ))}
      </ul>
      {lost.map(({ name }) => (
        <WarningNote key={name} title={t(`logo.grounds.${name}Note`)}>
          {t('logo.grounds.advice')}
        </WarningNote>
      ))}
    </section>
  );
};
