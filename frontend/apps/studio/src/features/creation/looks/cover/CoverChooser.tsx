import { type DrawingName, drawingLabels, drawings } from '@livretier/booklet';
import { Button, Icon } from '@livretier/ui';
import { IconPhoto } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '../../../../shared/booklet/queries';
import { useLocale } from '../../../../shared/locale/useLocale';
import { MediaPicker, useMediaFiles } from '../../../media';
import looks from '../Looks.module.css';
import classes from './CoverChooser.module.css';
import { drawingsFor } from './order';

/** So many are in sight at first. */
const few = 6;

type Cover = BookletOut['theme']['cover'];
type CardProps = { group: string; src: string; label: string; checked: boolean; onChoose: () => void };

const Card = ({ group, src, label, checked, onChoose }: CardProps) => (
  <label className={classes.card} title={label}>
    <input
      type="radio"
      name={group}
      className={classes.input}
      checked={checked}
      onChange={onChoose}
      aria-label={label}
    />
    <img src={src} alt="" loading="lazy" className={classes.art} />
  </label>
);

type Props = { cover: Cover; sector: string | undefined; onChange: (cover: Cover) => void };

/** One of our drawings, those of the sector first, or a picture of one's own. */
export const CoverChooser = ({ cover, sector, onChange }: Props) => {
  const { t } = useTranslation('look');
  const labels = drawingLabels[useLocale()];
  const group = useId();
  const [all, setAll] = useState(false);
  const [picking, setPicking] = useState(false);
  const [picture] = useMediaFiles(cover.picture ? [cover.picture] : []);
  const ordered = drawingsFor(sector);
  const chosen = (name: DrawingName) => !cover.picture && cover.drawing === name;
  const shown = ordered.filter((name, place) => all || place < few || chosen(name));
  return (
    <fieldset className={classes.chooser}>
      <legend className={looks.title}>{t('cover.title')}</legend>
      <p className={looks.text}>{t('cover.text')}</p>
      <div className={classes.cards}>
        {picture && (
          <Card
            group={group}
            src={picture.renditions.at(-1)?.webp ?? picture.address}
            label={t('cover.own')}
            checked
            onChoose={() => undefined}
          />
        )}
        {shown.map((name) => (
          <Card
            key={name}
            group={group}
            src={drawings[name].src}
            label={labels[name]}
            checked={chosen(name)}
            onChoose={() => onChange({ drawing: name, picture: null })}
          />
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
