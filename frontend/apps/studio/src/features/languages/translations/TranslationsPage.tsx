import { EmptyState, FilteredEmpty, Page, QueryView, TablePager, useKeysetPages, WarningNote } from '@livretier/ui';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { wholeNumber } from '@/shared/text/numbers';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useLanguages } from '../api/languages';
import { type MessageQuery, useMessages } from '../api/messages';
import { ExchangeButtons } from '../exchange/ExchangeButtons';
import type { TranslationsSearch } from '../languagesSearch';
import type { Language } from '../types';
import { LanguageList } from './LanguageList';
import { MessageFilters } from './MessageFilters';
import { MessageList } from './MessageList';
import classes from './Translations.module.css';

const route = getRouteApi(`/admin${paths.translations}`);

const queryOf = (code: string, { etat, ecran, recherche }: TranslationsSearch): MessageQuery => ({
  locale: code,
  state: etat ?? null,
  screen: ecran ?? '',
  q: recherche ?? '',
});

const useAddress = () => {
  const navigate = useNavigate();
  const turn = useCallback(
    (cursors: readonly string[]) => {
      const suite = cursors.length > 0 ? [...cursors] : undefined;
      void navigate({ to: '.', search: (old) => ({ ...old, suite }) });
    },
    [navigate],
  );
  const filter = (change: TranslationsSearch) =>
    void navigate({
      to: '.',
      search: (old) => ({ ...old, ...change, suite: undefined }),
      replace: true,
      resetScroll: false,
    });
  return { turn, filter };
};

/** "1 027 textes sur 1 048 traduits, 9 à revoir, 12 à traduire." */
const useLead = () => {
  const { t } = useTranslation('languages');
  const locale = useLocale();
  const number = (value: number) => wholeNumber(value, locale);
  return ({ standing, texts, to_do, to_review, outdated }: Language) =>
    standing === 'reference'
      ? t('leadSource', { count: texts, number: number(texts) })
      : t('leadTexts', {
          done: number(texts - to_do - outdated),
          all: number(texts),
          review: number(to_review),
          outdated: number(outdated),
          left: number(to_do),
        });
};

/** The texts in one language. */
const Texts = ({ language }: { language: Language }) => {
  const { t } = useTranslation('languages');
  const search = route.useSearch();
  const { turn, filter } = useAddress();
  const wanted = queryOf(language.code, search);
  const filters = JSON.stringify(wanted);
  const pages = useKeysetPages({ value: search.suite ?? [], onChange: turn, filters });
  const messages = useMessages(wanted, pages.cursor, true);
  const filtered = Boolean(search.etat || search.ecran || search.recherche);
  const clear = () => filter({ etat: undefined, ecran: undefined, recherche: undefined });
  const empty = filtered ? (
    <FilteredEmpty text={t('noMatch')} onClear={clear} />
  ) : (
    <EmptyState size="card" title={t('empty.title')}>
      {t('empty.text')}
    </EmptyState>
  );
  return (
    <div>
      <MessageFilters
        search={search}
        page={messages.data}
        states={language.standing !== 'reference'}
        onChange={filter}
      />
      {language.standing === 'preparing' && (
        <WarningNote title={t('offeredLater', { language: language.label, percent: language.offered_from })} />
      )}
      <QueryView query={messages} isEmpty={({ items }) => items.length === 0} empty={empty}>
        {({ items, next, abilities }) => (
          <>
            <MessageList
              key={`${filters} ${pages.page}`}
              items={items}
              language={language}
              mayWrite={abilities.translate && !messages.isPlaceholderData}
            />
            {(next || pages.page > 1) && (
              <TablePager previous={t('pager.previous')} next={t('pager.next')} {...pages.turn(next)}>
                {t('pager.page', { page: pages.page })}
              </TablePager>
            )}
          </>
        )}
      </QueryView>
    </div>
  );
};

/** Which language is translated: the one of the address, or the first that is not French. */
const chosenOf = (languages: readonly Language[], code: string | undefined) =>
  languages.find((one) => one.code === code) ??
  languages.find(({ standing }) => standing !== 'reference') ??
  languages[0];

const Translations = () => {
  const { t } = useTranslation('languages');
  const search = route.useSearch();
  const { langue } = search;
  const languages = useLanguages();
  const lead = useLead();
  const kept = languages.data?.items.filter(({ standing, code }) => standing !== 'retired' || code === langue) ?? [];
  const language = chosenOf(kept, langue);
  return (
    <Page
      title={language?.label ?? t('translations')}
      lead={language && lead(language)}
      actions={language && <ExchangeButtons key={language.code} language={language} search={search} />}
    >
      <QueryView query={languages}>
        {({ abilities }) =>
          language && (
            <div className={classes.sides}>
              <LanguageList languages={kept} current={language.code} mayAdd={abilities.add} />
              <Texts key={language.code} language={language} />
            </div>
          )
        }
      </QueryView>
    </Page>
  );
};

/** /parametres/traductions: the texts of the interface in every language. */
export const TranslationsPage = () => {
  const { t } = useTranslation('languages');
  usePageTitle(t('translations'));
  return useSignedInUser().abilities.manage_content ? <Translations /> : <RefusedPage title={t('translations')} />;
};
