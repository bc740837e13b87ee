import { ErrorNote, TextField } from '@livretier/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { StepTitle } from '@/features/booklets/creation/frame/StepBody';
import { useInPreview } from '@/features/booklets/creation/preview/shown';
import { useThemeFields } from '@/features/booklets/creation/saving/useThemeFields';
import type { StepProps } from '@/features/booklets/creation/step';
import { MediaPicker, mediaFileQuery, type PickedMedia } from '@/features/media';
import { useBytes } from '@/shared/text/useBytes';
import design from '../Design.module.css';
import { CoverChooser } from './CoverChooser';
import { FoundColours } from './FoundColours';
import { LogoCard, LogoUpload, largestLogo, logoProblem } from './LogoFile';
import { OnGrounds } from './OnGrounds';
import { useLogo } from './useLogo';

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
    <div className={design.step}>
      <StepTitle lead={t('logo.lead')}>{t('logo.title')}</StepTitle>
      <div className={design.halves}>
        <div className={design.stack}>
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
          <div className={design.stack}>
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
