import { Icon, VisuallyHidden } from '@livretier/ui';
import { IconTextDirectionLtr, IconTextDirectionRtl } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../types';

/** To which side a language is read. */
export const DirectionMark = ({ direction }: Pick<Language, 'direction'>) => {
  const { t } = useTranslation('languages');
  return (
    <span title={t(`direction.${direction}`)}>
      <Icon of={direction === 'rtl' ? IconTextDirectionRtl : IconTextDirectionLtr} />
      <VisuallyHidden>{t(`direction.${direction}`)}</VisuallyHidden>
    </span>
  );
};
