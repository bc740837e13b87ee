import { type FontName, fontNames, fonts, sizes } from '@livretier/booklet';
import { Segmented, StatusTag } from '@livretier/ui';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { StepTitle } from '@/features/booklets/creation/frame/StepBody';
import { useInPreview } from '@/features/booklets/creation/preview/shown';
import { useThemeFields } from '@/features/booklets/creation/saving/useThemeFields';
import type { StepProps } from '@/features/booklets/creation/step';
import design from '../Design.module.css';
import { painted } from '../Swatch';
import classes from './Font.module.css';
import { FontCards } from './FontCards';

/** What the letters of the texts do for those who read with difficulty. */
const Comfort = ({ font }: { font: FontName }) => {
  const { t } = useTranslation('look');
  return (
    <section aria-label={t('comfort.title')}>
      <h2 className={design.title}>{t('comfort.title')}</h2>
      <dl className={classes.facts}>
        <div className={classes.fact}>
          <dt>{t('comfort.letters')}</dt>
          <dd>
            {fonts[font].easy ? (
              <StatusTag shape={IconCheck} tone="success">
                {t('comfort.easy')}
              </StatusTag>
            ) : (
              <span className={design.quiet}>{t('comfort.usual')}</span>
            )}
          </dd>
        </div>
        <div className={classes.fact}>
          <dt>{t('comfort.accents')}</dt>
          <dd>
            <StatusTag shape={IconCheck} tone="success">
              {t('comfort.complete')}
            </StatusTag>
          </dd>
        </div>
        <div className={classes.fact}>
          <dt>{t('comfort.scripts')}</dt>
          <dd className={design.quiet}>{t('comfort.spare')}</dd>
        </div>
      </dl>
    </section>
  );
};

type Size = (typeof sizes)[number];
type Props = { size: Size; font: FontName; onChoose: (size: Size) => void };

/** How large running text is, before a reader enlarges it. */
const Sizes = ({ size, font, onChoose }: Props) => {
  const { t } = useTranslation('look');
  const group = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={design.title}>{t('font.size')}</legend>
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
            <span className={design.quiet}>{t('font.pixels', { size: one })}</span>
          </label>
        ))}
      </div>
      <p className={design.quiet}>{t('font.enlarge')}</p>
    </fieldset>
  );
};

const uses = ['title', 'text'] as const;

/** Each family is shown in its own letters: all of them are fetched, once. */
const useEveryFont = () => {
  useEffect(() => {
    for (const name of fontNames) void fonts[name].sheet();
  }, []);
};

/** Which letters, for titles and for texts, and how large. */
export const FontStep = ({ booklet }: StepProps) => {
  const { t } = useTranslation('look');
  const { fields: theme, change, save } = useThemeFields(booklet);
  const [use, setUse] = useState<(typeof uses)[number]>('title');
  useEveryFont();
  useInPreview({ tab: 'page', changes: { theme } });

  const choose = (changes: Partial<BookletOut['theme']>) => {
    change(changes);
    void save();
  };
  return (
    <div className={design.step}>
      <StepTitle
        lead={t('font.lead')}
        tools={
          <Segmented
            label={t('font.for')}
            value={use}
            options={uses.map((value) => ({ value, label: t(`font.uses.${value}`) }))}
            onChange={setUse}
          />
        }
      >
        {t('font.title')}
      </StepTitle>
      <FontCards
        use={use}
        chosen={theme.fonts}
        sample={t('font.sample', { company: booklet.company_name })}
        onChoose={(name: FontName) => choose({ fonts: { ...theme.fonts, [use]: name } })}
      />
      <div className={design.halves}>
        <Sizes size={theme.size} font={theme.fonts.text} onChoose={(size) => choose({ size })} />
        <Comfort font={theme.fonts.text} />
      </div>
    </div>
  );
};
