import { ApiError, NetworkError } from '@livretier/api';
import { useTranslation } from 'react-i18next';

/** The sentence of a failure: the server's own when it wrote one, ours when nothing came back. */
export const useErrorText = () => {
  const { t } = useTranslation('errors');
  return (error: unknown) => {
    if (error instanceof NetworkError) return t('unreachable');
    return (error instanceof ApiError && error.message) || t('unexpected');
  };
};
