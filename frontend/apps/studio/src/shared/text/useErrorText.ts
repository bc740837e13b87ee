import { ApiError, NetworkError } from '@livretier/api';
import { useTranslation } from 'react-i18next';

/* These come from the web server in front, which knows only French. */
const ours = { unavailable: 'unavailable', request_too_large: 'tooLarge' } as const;
const isOurs = (code: string): code is keyof typeof ours => code in ours;

/** The sentence of a failure: the application's own when it wrote one, ours when it was not reached. */
export const useErrorText = () => {
  const { t } = useTranslation('errors');
  return (error: unknown) => {
    if (error instanceof NetworkError) return t('unreachable');
    if (!(error instanceof ApiError)) return t('unexpected');
    if (isOurs(error.code)) return t(ours[error.code]);
    return error.message || t('unexpected');
  };
};
