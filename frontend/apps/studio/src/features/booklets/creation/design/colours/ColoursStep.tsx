import { coloursFromLogo } from '@livretier/booklet';
import { Button, Icon } from '@livretier/ui';
import { IconColorPicker } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { StepTitle } from '@/features/booklets/creation/frame/StepBody';
import { useInPreview } from '@/features/booklets/creation/preview/shown';
import { useThemeFields } from '@/features/booklets/creation/saving/useThemeFields';
import type { StepProps } from '@/features/booklets/creation/step';
import design from '../Design.module.css';
import { useLogo } from '../logo/useLogo';
import { AsReaders } from './AsReaders';
import { ColourRow } from './ColourRow';
import { colourNames, Palettes } from './Palettes';
import { Readability } from './Readability';

type Colours = BookletOut['theme']['colours'];

/** Four colours, and whether everybody can read what is written in them. */
export const ColoursStep = ({ booklet }: StepProps) => {
  const { t } = useTranslation('look');
  const { fields: theme, change, save } = useThemeFields(booklet);
  const { used } = useLogo(theme.logo);
  const { colours } = theme;
  useInPreview({ tab: 'page', changes: { theme } });

  const fromLogo = used.length > 0 ? coloursFromLogo(used, colours) : undefined;
  const choose = (palette: string, chosen: Colours) => {
    change({ palette, colours: chosen });
    void save();
  };
  return (
    <div className={design.step}>
      <StepTitle
        lead={t('colours.lead')}
        tools={
          fromLogo && (
            <Button size="small" onClick={() => choose('logo', fromLogo)}>
              <Icon of={IconColorPicker} size={16} />
              {t('colours.takeFromLogo')}
            </Button>
          )
        }
      >
        {t('colours.title')}
      </StepTitle>
      <Palettes palette={theme.palette} colours={colours} fromLogo={fromLogo} onChoose={choose} />
      <div className={design.halves}>
        <section aria-label={t('colours.yours')}>
          <h2 className={design.title}>{t('colours.yours')}</h2>
          {colourNames.map((name) => (
            <ColourRow
              key={name}
              name={name}
              value={colours[name]}
              onChange={(colour) => change({ colours: { ...colours, [name]: colour } })}
              onLeave={() => void save()}
            />
          ))}
        </section>
        <Readability
          colours={colours}
          onApply={(name, colour) => choose(theme.palette, { ...colours, [name]: colour })}
        />
      </div>
      <AsReaders colours={colours} />
    </div>
  );
};
