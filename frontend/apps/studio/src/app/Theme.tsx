import { ConfirmHost, type Labels, Notices, ThemeProvider, ToastHost } from '@livretier/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineNote } from './offline/OfflineNote';

/** The design system, speaking the user's language, with the one confirmation and the notifications. */
export const Theme = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  const labels: Labels = t('labels', { returnObjects: true });
  return (
    <ThemeProvider labels={labels}>
      <Notices>
        <OfflineNote />
      </Notices>
      {children}
      <ConfirmHost />
      <ToastHost />
    </ThemeProvider>
  );
};
