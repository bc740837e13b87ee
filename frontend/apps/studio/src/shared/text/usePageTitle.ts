import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Name the browser's tab "{page} | {product}". */
export const usePageTitle = (page: string) => {
  const { t } = useTranslation();
  const product = t('product');
  useEffect(() => {
    document.title = `${page} | ${product}`;
  }, [page, product]);
};
