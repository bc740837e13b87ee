import { BookletCover, type DrawingName, drawingLabels, drawingNames, drawings } from '@livretier/booklet';
import { Button, Icon } from '@livretier/ui';
import { IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { themeOf } from '@/features/booklets/booklet';
import { MediaPicker, useMediaFiles } from '@/features/media';
import { shippedOr } from '@/shared/locale/locales';
import { useLocale } from '@/shared/locale/useLocale';
import design from '../Design.module.css';
import classes from './CoverChooser.module.css';

/** The drawings, those of the sector first. */
const drawingsFor = (sector: string | undefined): DrawingName[] => {
  const isOwn = (name: DrawingName) => sector !== undefined && drawings[name].sectors.includes(sector);
  return [...drawingNames.filter(isOwn), ...drawingNames.filter((name) => !isOwn(name))];
};

/** So many are in sight at first. */
const few = 6;

type Theme = BookletOut['theme'];
type CardProps = {
  group: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
};

const Card = ({ group, label, checked, onChoose, children }: CardProps) => (
  <label className={classes.card} title={label}>
    <input
      type="radio"
      name={group}
      className={classes.input}
      checked={checked}
      onChange={onChoose}
      aria-label={label}
    />
    {children}
  </label>
);

type Props = {
  theme: Theme;
  title: string;
  sector: string | undefined;
  onChange: (cover: Theme['cover']) => void;
};

/** One of our drawings, those of the sector first, or a picture of one's own. */
export const CoverChooser = ({ theme, title, sector, onChange }: Props) => {
  const { cover } = theme;
  const { t } = useTranslation('look');
  const labels = drawingLabels[shippedOr(useLocale())];
  const group = useId();
  const [all, setAll] = useState(false);
  const [picking, setPicking] = useState(false);
  const [picture] = useMediaFiles(cover.picture ? [cover.picture] : []);
  const ordered = drawingsFor(sector);
  const chosen = (name: DrawingName) => !cover.picture && cover.drawing === name;
  const shown = ordered.filter((name, place) => all || place < few || chosen(name));
  return (
    <fieldset className={classes.chooser}>
      <legend className={design.title}>{t('cover.title')}</legend>
      <p className={design.text}>{t('cover.text')}</p>
      <div className={classes.cards}>
        {picture && (
          <Card group={group} label={t('cover.own')} checked onChoose={() => undefined}>
            <BookletCover
              theme={themeOf(theme)}
              title={title}
              picture={picture.renditions.at(-1)?.webp ?? picture.address}
            />
          </Card>
        )}
        {shown.map((name) => (
          <Card
            key={name}
            group={group}
            label={labels[name]}
            checked={chosen(name)}
            onChoose={() => onChange({ drawing: name, picture: null })}
          >
            <BookletCover theme={{ ...themeOf(theme), cover: { drawing: name, picture: null } }} title={title} />
          </Card>
        ))}
      </div>
      <div className={classes.acts}>
        {!all && (
          <Button size="small" onClick={() => setAll(true)}>
            {t('cover.all', { count: ordered.length })}
          </Button>
        )}
        <Button size="small" onClick={() => setPicking(true)}>
          <Icon of={IconPhoto} size={16} />
          {t('cover.pick')}
        </Button>
      </div>
      {picking && (
        <MediaPicker
          kinds={['image']}
          value={cover.picture ? [cover.picture] : []}
          onPick={([file]) => {
            setPicking(false);
            if (file) onChange({ ...cover, picture: file.id });
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </fieldset>
  );
};
