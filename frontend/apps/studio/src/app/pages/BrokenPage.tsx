import { ApiError } from '@livretier/api';
import { Button, ErrorScreen, Icon } from '@livretier/ui';
import { IconHome, IconRefresh } from '@tabler/icons-react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { ForPeople } from './ForPeople';
import { NotFoundPage } from './NotFoundPage';

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 500);

const reload = () => window.location.reload();

/** What is shown when a screen fails to draw; what the server does not find is a page that is not there. */
export const BrokenPage = ({ error }: Pick<ErrorComponentProps, 'error'>) => {
  const { t } = useTranslation();
  usePageTitle(t('broken.title'));
  const status = statusOf(error);
  if (status === 404) return <NotFoundPage />;
  const message = (error instanceof ApiError && error.message) || 'Internal Server Error';
  return (
    <ForPeople error={`${status} ${message}`}>
      <ErrorScreen
        status={status}
        title={t('broken.heading')}
        detail={t('status', { status, message })}
        actions={
          <>
            <Button look="primary" size="large" onClick={reload}>
              <Icon of={IconRefresh} />
              {t('broken.reload')}
            </Button>
            <LinkButton to={paths.home} size="large" reloadDocument>
              <Icon of={IconHome} />
              {t('broken.home')}
            </LinkButton>
          </>
        }
      >
        {t('broken.text')}
      </ErrorScreen>
    </ForPeople>
  );
};
