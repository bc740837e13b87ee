import { type FontName, fonts, sizes } from '@livretier/booklet';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import looks from '../Looks.module.css';
import { painted } from '../painted';
import classes from './Font.module.css';

type Size = (typeof sizes)[number];
type Props = { size: Size; font: FontName; onChoose: (size: Size) => void };

/** How large running text is, before a reader enlarges it. */
export const Sizes = ({ size, font, onChoose }: Props) => {
  const { t } = useTranslation('look');
  const group = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={looks.title}>{t('font.size')}</legend>
      <div className={classes.sizes}>
        {sizes.map((one) => (
          <label key={one} className={classes.size}>
            <input
              type="radio"
              name={group}
              className={classes.input}
              checked={one === size}
              onChange={() => onChoose(one)}
            />
            <span
              className={classes.letters}
              ref={painted({ '--family': fonts[font].family, '--size': `${one}px` })}
              aria-hidden="true"
            >
              {t('readability.sample')}
            </span>
            <span className={classes.sizeName}>{t(`font.sizes.${one}`)}</span>{' '}
            <span className={looks.quiet}>{t('font.pixels', { size: one })}</span>
          </label>
        ))}
      </div>
      <p className={looks.quiet}>{t('font.enlarge')}</p>
    </fieldset>
  );
};
