import { contrast, type FoundColour } from '@livretier/booklet';
import { StatusTag } from '@livretier/ui';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { capitalized } from '@/shared/text/dates';
import { percentage } from '@/shared/text/numbers';
import design from '../Design.module.css';
import { Swatch } from '../Swatch';
import { colourName } from './colourName';
import classes from './FoundColours.module.css';
import type { LogoFacts } from './useLogo';

const readable = 4.5;

const Verdict = ({ colour, role }: FoundColour) => {
  const { t } = useTranslation('look');
  if (contrast(colour, '#ffffff') >= readable)
    return (
      <StatusTag shape={IconCheck} tone="success">
        {t('logo.verdict.readable')}
      </StatusTag>
    );
  return <StatusTag shape={IconInfoCircle}>{t(`logo.verdict.${role === 'accent' ? 'darken' : 'darkText'}`)}</StatusTag>;
};

type LineProps = { found: FoundColour; checked: boolean; onToggle: () => void };

const Line = ({ found, checked, onToggle }: LineProps) => {
  const { t } = useTranslation('look');
  const locale = useLocale();
  const id = useId();
  const { hue, tone } = colourName(found.colour);
  const name = capitalized(t(`colour.tones.${tone}`, { hue: t(`colour.hues.${hue}`) }));
  const share = percentage(found.share, locale);
  return (
    <li className={classes.line}>
      <input
        type="checkbox"
        className={classes.box}
        checked={checked}
        onChange={onToggle}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-share`}
      />
      <Swatch colour={found.colour} />
      <span className={classes.words}>
        <span id={`${id}-name`} className={classes.name}>
          {name} <span className={classes.code}>{found.colour.toUpperCase()}</span>
        </span>
        <span id={`${id}-share`} className={design.quiet}>
          {found.role ? t(`logo.share.${found.role}`, { share }) : share}
        </span>
      </span>
      <Verdict {...found} />
    </li>
  );
};

type Props = { logo: LogoFacts; onUse: (colours: string[]) => void };

/** What the logo is printed with; what is ticked is proposed for the booklet. */
export const FoundColours = ({ logo: { found, wanted, isUnreadable }, onUse }: Props) => {
  const { t } = useTranslation('look');
  const id = useId();
  const toggle = (one: string) =>
    onUse(found.map(({ colour }) => colour).filter((colour) => (colour === one) !== wanted.includes(colour)));
  return (
    <section className={design.card} aria-labelledby={id}>
      <div className={design.cardHead}>
        <h2 id={id} className={design.title}>
          {t('logo.found')}
        </h2>
        {found.length > 0 && <span className={design.quiet}>{t('logo.count', { count: found.length })}</span>}
      </div>
      <p className={design.text}>{t(isUnreadable ? 'logo.unreadable' : 'logo.foundText')}</p>
      <ul className={classes.list}>
        {found.map((one) => (
          <Line
            key={one.colour}
            found={one}
            checked={wanted.includes(one.colour)}
            onToggle={() => toggle(one.colour)}
          />
        ))}
      </ul>
    </section>
  );
};
