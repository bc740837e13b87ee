import { ApiError, api, type components, unwrap } from '@livretier/api';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { isLocale, type Locale } from '@/shared/locale/locales';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { sessionQuery } from './session';

/** The documents one accepts, in the order they are read. */
export const documents = ['cgu', 'rgpd'] as const;
export type Document = (typeof documents)[number];

/** Every document in every language. */
const legalKey = ['legal'] as const;

/** What anybody may read. */
export type LegalName = components['schemas']['LegalDocument'];

const legalTextQuery = (document: LegalName, language: Locale) =>
  queryOptions({
    queryKey: [...legalKey, document, language],
    queryFn: () =>
      unwrap(api.GET('/api/auth/legal/{document}', { params: { path: { document }, query: { language } } })),
  });

export const useLegalText = (document: LegalName) => useQuery(legalTextQuery(document, useLocale()));

type ShownTerms = components['schemas']['TermsIn'];

/** What is on the screen to be accepted: both versions and their language, once both documents are there to be read. */
export const useShownTerms = () => {
  const [cgu, rgpd] = [useLegalText('cgu'), useLegalText('rgpd')];
  const failed = [cgu, rgpd].filter(({ data, isError }) => isError && !data);
  return {
    terms: shown(cgu.data, rgpd.data),
    failed: failed.length > 0,
    retrying: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.map(({ refetch }) => refetch()),
  };
};

type Text = components['schemas']['LegalTextOut'] | undefined;

const shown = (cgu: Text, rgpd: Text): ShownTerms | null =>
  cgu && rgpd && isLocale(cgu.language) ? { cgu: cgu.version, rgpd: rgpd.version, language: cgu.language } : null;

const isOutdated = (error: Error) => error instanceof ApiError && error.code === 'outdated_terms';

/** Accept or refuse what was on the screen; the server keeps who, which, when and in which language. */
export const useAnswerTerms = ({ onOutdated }: { onOutdated: () => void }) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  /* Newer texts are in force: show them, and let the person read before answering again. */
  const onError = async (error: Error) => {
    if (!isOutdated(error)) return;
    onOutdated();
    await client.invalidateQueries({ queryKey: legalKey });
  };
  const accept = useMutation({
    meta: shownInPlace,
    mutationFn: (body: ShownTerms) => unwrap(api.POST('/api/auth/legal/acceptances', { body })),
    onError,
    onSuccess: async () => {
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      await navigate({ to: paths.root });
    },
  });
  const refuse = useMutation({
    meta: shownInPlace,
    mutationFn: (body: ShownTerms) => unwrap(api.POST('/api/auth/legal/refusals', { body })),
    onError,
    onSuccess: () => navigate({ to: paths.termsRefused }),
  });
  return { accept, refuse };
};
