import { type FontName, fontNames, fonts } from '@livretier/booklet';
import { Segmented } from '@livretier/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '../../../shared/booklet/queries';
import { StepTitle } from '../frame/StepTitle';
import { useInPreview } from '../preview/shown';
import { useThemeFields } from '../saving/useThemeFields';
import type { StepProps } from '../step';
import { Comfort } from './font/Comfort';
import { FontCards } from './font/FontCards';
import { Sizes } from './font/Sizes';
import looks from './Looks.module.css';

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
    <div className={looks.step}>
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
      <div className={looks.halves}>
        <Sizes size={theme.size} font={theme.fonts.text} onChoose={(size) => choose({ size })} />
        <Comfort font={theme.fonts.text} />
      </div>
    </div>
  );
};
