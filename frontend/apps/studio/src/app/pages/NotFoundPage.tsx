import { Button, ErrorScreen, Icon } from '@livretier/ui';
import { IconArrowLeft, IconHome } from '@tabler/icons-react';
import { useCanGoBack, useLocation, useRouter } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { isPath, paths } from '@/shared/paths';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { ForPeople } from './ForPeople';

/** The specification words an unknown address and a page that fails its validation differently. */
const wordsFor = (path: string) => (isPath(path) ? 'Page Not Found' : 'Page not found');

/** An address of nothing, or of something that is not there. */
export const NotFoundPage = () => {
  const { t } = useTranslation();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  /* As it stands in the address bar, with the prefix of the language. */
  const path = useLocation({ select: ({ publicHref }) => publicHref.replace(/[?#].*$/, '') });
  const message = useLocation({ select: ({ pathname }) => `${wordsFor(pathname)}: ${path}` });
  usePageTitle(t('notFound.title'));
  return (
    <ForPeople error={message}>
      <ErrorScreen
        status={404}
        title={t('notFound.heading')}
        detail={t('status', { status: 404, message })}
        actions={
          <>
            <LinkButton to={paths.home} look="primary" size="large">
              <Icon of={IconHome} />
              {t('notFound.home')}
            </LinkButton>
            {canGoBack && (
              <Button size="large" onClick={() => history.back()}>
                <Icon of={IconArrowLeft} />
                {t('notFound.back')}
              </Button>
            )}
          </>
        }
      >
        <Trans t={t} i18nKey="notFound.text" values={{ path }} components={{ strong: <strong /> }} />
      </ErrorScreen>
    </ForPeople>
  );
};
