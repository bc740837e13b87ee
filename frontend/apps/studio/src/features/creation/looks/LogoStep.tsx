import { ErrorNote, TextField } from '@livretier/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '../../../shared/booklet/queries';
import { useBytes } from '../../../shared/text/useBytes';
import { MediaPicker, mediaFileQuery, type PickedMedia } from '../../media';
import { StepTitle } from '../frame/StepTitle';
import { useInPreview } from '../preview/shown';
import { useThemeFields } from '../saving/useThemeFields';
import type { StepProps } from '../step';
import { CoverChooser } from './cover/CoverChooser';
import looks from './Looks.module.css';
import { FoundColours } from './logo/FoundColours';
import { LogoCard } from './logo/LogoCard';
import { LogoUpload } from './logo/LogoUpload';
import { OnGrounds } from './logo/OnGrounds';
import { largestLogo, logoProblem } from './logo/rules';
import { useLogo } from './logo/useLogo';

const longestAlt = 140;

type Theme = BookletOut['theme'];

/** Whose booklet it is, and what its cover shows. */
export const LogoStep = ({ booklet }: StepProps) => {
  const { t } = useTranslation('look');
  const client = useQueryClient();
  const bytes = useBytes();
  const { fields: theme, change, save } = useThemeFields(booklet);
  const [picking, setPicking] = useState(false);
  const [refused, setRefused] = useState<PickedMedia>();
  const logo = useLogo(theme.logo);
  useInPreview({
    tab: 'cover',
    changes: { theme, ...(logo.file && { logo_picture: logo.file.address }) },
  });

  const choose = (changes: Partial<Theme>) => {
    change(changes);
    void save();
  };
  const use = (file: PickedMedia) => {
    const problem = logoProblem(file);
    setRefused(problem && file);
    if (!problem) choose({ logo: { media: file.id, alt: theme.logo?.alt || booklet.company_name } });
  };
  const arrive = async (id: string) => use(await client.fetchQuery(mediaFileQuery(id)));
  const pick = ([file]: readonly PickedMedia[]) => {
    setPicking(false);
    if (file) use(file);
  };
  return (
    <div className={looks.step}>
      <StepTitle lead={t('logo.lead')}>{t('logo.title')}</StepTitle>
      <div className={looks.halves}>
        <div className={looks.stack}>
          <LogoCard file={logo.file} onReplace={() => setPicking(true)} onRemove={() => choose({ logo: null })} />
          {refused && (
            <ErrorNote>
              {t(`logo.${logoProblem(refused) ?? 'wrongType'}`, { name: refused.name, size: bytes(largestLogo) })}
            </ErrorNote>
          )}
          <LogoUpload onArrival={(id) => void arrive(id)} onBrowse={() => setPicking(true)} />
          {theme.logo && (
            <TextField
              label={t('logo.alt')}
              hint={t('logo.altHint')}
              error={theme.logo.alt.trim() === '' ? t('logo.altMissing') : undefined}
              maxLength={longestAlt}
              value={theme.logo.alt}
              onChange={({ currentTarget }) =>
                theme.logo && change({ logo: { ...theme.logo, alt: currentTarget.value } })
              }
              onBlur={() => void save()}
            />
          )}
        </div>
        {theme.logo && (
          <div className={looks.stack}>
            <FoundColours logo={logo} onUse={(colours) => theme.logo && choose({ logo: { ...theme.logo, colours } })} />
            {logo.file && logo.pixels && (
              <OnGrounds src={logo.file.address} pixels={logo.pixels} colours={theme.colours} />
            )}
          </div>
        )}
      </div>
      <CoverChooser
        theme={theme}
        title={booklet.name}
        sector={booklet.sector?.code}
        onChange={(cover) => choose({ cover })}
      />
      {picking && (
        <MediaPicker
          kinds={['image']}
          value={theme.logo ? [theme.logo.media] : []}
          onPick={pick}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
};
