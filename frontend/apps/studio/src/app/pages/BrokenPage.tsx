import { Button, ErrorScreen, Icon } from '@livretier/ui';
import { IconHome, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../shared/LinkButton';
import { paths } from '../../shared/paths';
import { usePageTitle } from '../../shared/text/usePageTitle';

/** What is shown when a screen fails to draw. */
export const BrokenPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('broken.title'));
  return (
    <ErrorScreen
      status={500}
      title={t('broken.heading')}
      detail={t('status', { status: 500, message: 'Internal Server Error' })}
      actions={
        <>
          <Button look="primary" size="large" onClick={() => window.location.reload()}>
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
  );
};
