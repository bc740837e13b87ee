import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/locale/useLocale';
import { wholeNumber } from '../../shared/text/numbers';
import { useBytes } from '../../shared/text/useBytes';
import type { Library } from './types';

/** "511 fichiers, 6,4 Go sur 10 Go." */
export const useRoomText = () => {
  const { t } = useTranslation('media');
  const locale = useLocale();
  const bytes = useBytes();
  return ({ files, used_bytes, quota_bytes }: Library) => {
    const said = { count: files, number: wholeNumber(files, locale), used: bytes(used_bytes) };
    return quota_bytes === null ? t('room', said) : t('roomOf', { ...said, quota: bytes(quota_bytes) });
  };
};
