import { useTranslation } from 'react-i18next';
import type { Publication, Publishing } from '../types';

/** Why a version is not online, and what readers have meanwhile. */
export const useFailureText = () => {
  const { t } = useTranslation('publishing');
  return ({ id, making: { error } }: Publication, current: Publishing['current']) => {
    const why = t(`errors.${error}` as 'errors.unknown', { defaultValue: t('errors.unknown') });
    const former = current && current.id !== id ? t('formerStays', { version: current.version }) : t('nothingOnline');
    return `${why} ${former}`;
  };
};
