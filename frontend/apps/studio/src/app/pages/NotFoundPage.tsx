import { Button, ErrorScreen } from '@livretier/ui';
import { IconArrowLeft, IconHome } from '@tabler/icons-react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import { LinkButton } from '../../shared/LinkButton';
import { paths } from '../../shared/paths';
import { usePageTitle } from '../../shared/text/usePageTitle';

/** The specification words an unknown address and a page that failed its validation differently. */
type Message = 'Page not found' | 'Page Not Found';

export const NotFoundPage = ({ message = 'Page not found' }: { message?: Message }) => {
  const { t } = useTranslation();
  const { history } = useRouter();
  const { pathname: path } = useLocation();
  usePageTitle(t('notFound.title'));
  return (
    <ErrorScreen
      status={404}
      title={t('notFound.heading')}
      detail={t('status', { status: 404, message: `${message}: ${path}` })}
      actions={
        <>
          <LinkButton to={paths.home} look="primary" size="large">
            <IconHome size={18} stroke={1.75} aria-hidden="true" />
            {t('notFound.home')}
          </LinkButton>
          <Button size="large" onClick={() => history.back()}>
            <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
            {t('notFound.back')}
          </Button>
        </>
      }
    >
      <Trans t={t} i18nKey="notFound.text" values={{ path }} components={{ strong: <strong /> }} />
    </ErrorScreen>
  );
};
