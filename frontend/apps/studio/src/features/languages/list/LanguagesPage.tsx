import { Button, Icon, Page, QueryView } from '@livretier/ui';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useLanguages } from '../api/languages';
import classes from '../Languages.module.css';
import type { LanguagesSearch } from '../languagesSearch';
import { LanguageSheet } from './LanguageSheet';
import { LanguagesTable } from './LanguagesTable';
import { NewLanguageSheet } from './NewLanguageSheet';

const route = getRouteApi(`/admin${paths.languages}`);

const useBeside = () => {
  const navigate = useNavigate();
  return (search: LanguagesSearch, options?: { ignoreBlocker: boolean }) =>
    navigate({ to: paths.languages, search, resetScroll: false, ...options });
};

/** The languages of the platform; one, or the form of another, stands beside. */
const Languages = () => {
  const { t } = useTranslation('languages');
  const { langue, ajouter } = route.useSearch();
  const languages = useLanguages();
  const show = useBeside();
  const opened = languages.data?.items.find(({ code }) => code === langue);
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        languages.data?.abilities.add && (
          <Button look="primary" onClick={() => void show({ ajouter: true })}>
            <Icon of={IconPlus} />
            {t('add.open')}
          </Button>
        )
      }
    >
      <QueryView query={languages} skeleton={<LanguagesTable rows={[]} loading />}>
        {({ items }) => (
          <LanguagesTable
            rows={items}
            rowAction={{ onOpen: ({ code }) => void show({ langue: code }) }}
            activeKey={opened?.code}
          />
        )}
      </QueryView>
      <p className={classes.note}>{t('note')}</p>
      {ajouter && (
        <NewLanguageSheet
          onClose={() => void show({})}
          onAdded={(code) => void show({ langue: code }, { ignoreBlocker: true })}
        />
      )}
      {opened && !ajouter && <LanguageSheet key={opened.code} language={opened} onClose={() => void show({})} />}
    </Page>
  );
};

/** /parametres/langues: the languages of the interface and of the booklets. */
export const LanguagesPage = () => {
  const { t } = useTranslation('languages');
  usePageTitle(t('title'));
  return useSignedInUser().abilities.manage_content ? <Languages /> : <RefusedPage title={t('title')} />;
};
