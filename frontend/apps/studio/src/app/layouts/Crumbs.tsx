import { useTranslation } from 'react-i18next';

export const Crumbs = () => {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('navigation.crumbs')}>
      <span aria-current="page">{t('navigation.home')}</span>
    </nav>
  );
};
