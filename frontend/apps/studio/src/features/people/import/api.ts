import { api, type components, unwrap } from '@livretier/api';
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { shownInPlace } from '@/shared/errors/shownInPlace';

export type PeopleImport = components['schemas']['ImportOut'];
export type ImportColumn = components['schemas']['ImportColumn'];
export type ImportLine = components['schemas']['ImportLineOut'];
export type LineAction = components['schemas']['LineAction'];
export type PersonField = components['schemas']['MappingIn']['mapping'][number];

const [newest, linesAtOnce, meanwhile] = [10, 50, 1000];
const importsKey = ['people', 'imports'] as const;
const importKey = (id: string) => [...importsKey, 'one', id] as const;
const at = (id: string) => ({ params: { path: { import_id: id } } });

const importsQuery = queryOptions({
  queryKey: [...importsKey, 'list'],
  meta: shownInPlace,
  queryFn: async () => (await unwrap(api.GET('/api/people/imports', { params: { query: { limit: newest } } }))).items,
  staleTime: 0,
});

/** The last files that were brought. */
export const useImports = () => useQuery(importsQuery);

/** Whether the server is at work: reading the columns, trying the lines, or taking them over. */
export const isGoing = ({ state, columns }: Pick<PeopleImport, 'state' | 'columns'>) =>
  state === 'mapped' || state === 'applying' || (state === 'created' && columns.length === 0);

/** Whether somebody still has to decide something. */
export const isOpen = ({ state }: Pick<PeopleImport, 'state'>) =>
  state === 'created' || state === 'mapped' || state === 'checked';

const importQuery = (id: string) =>
  queryOptions({
    queryKey: importKey(id),
    meta: shownInPlace,
    queryFn: () => unwrap(api.GET('/api/people/imports/{import_id}', at(id))),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isGoing(data) ? meanwhile : false),
  });

/** Where an import is; asked again and again while the server is at work. */
export const useImport = (id: string) => useQuery(importQuery(id));

/** Sends the bytes to the address that was signed for them; the store takes them without a type. */
const sendFile = async (address: string, file: File) => {
  const answer = await fetch(address, { method: 'PUT', body: file.slice() });
  if (!answer.ok) throw new Error(`The store answered ${answer.status}.`);
};

/** What is not cancelled because nobody answers is forgotten by the server after seven days. */
const forget = (id: string) =>
  unwrap(api.DELETE('/api/people/imports/{import_id}', at(id)), { quiet: true }).catch(() => undefined);

/** Announce a file and send it, into a booklet or not; what becomes of it is then read from the import. */
export const useBringFile = (booklet: string | undefined) => {
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: async (file: File) => {
      const { name, size } = file;
      const body = { name, size, ...(booklet && { booklet }) };
      const { id, address } = await unwrap(api.POST('/api/people/imports', { body }));
      await sendFile(address, file).catch(async (error: unknown) => {
        await forget(id);
        throw error;
      });
      return id;
    },
    onSettled: () => client.invalidateQueries({ queryKey: importsKey }),
  });
};

const useTurn = <Input>(id: string, call: (input: Input) => Promise<PeopleImport>) => {
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: call,
    onSuccess: (found) => {
      client.removeQueries({ queryKey: [...importsKey, 'lines', id] });
      client.setQueryData(importKey(id), found);
    },
  });
};

/** The file is there: its columns may be read. Said again, nothing more happens. */
export const useReceiveFile = (id: string) =>
  useTurn<void>(id, () => unwrap(api.POST('/api/people/imports/{import_id}/file', at(id))));

export const useMapColumns = (id: string) =>
  useTurn(id, (mapping: PersonField[]) =>
    unwrap(api.PUT('/api/people/imports/{import_id}/mapping', { ...at(id), body: { mapping } })),
  );

export const useApplyImport = (id: string) =>
  useTurn<void>(id, () => unwrap(api.POST('/api/people/imports/{import_id}/application', at(id))));

export const useCancelImport = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/people/imports/{import_id}', at(id))),
    onSuccess: () => client.invalidateQueries({ queryKey: importsKey }),
  });
};

const linesQuery = (id: string, action: LineAction) =>
  infiniteQueryOptions({
    queryKey: [...importsKey, 'lines', id, action],
    meta: shownInPlace,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(
        api.GET('/api/people/imports/{import_id}/lines', {
          params: { path: { import_id: id }, query: { action, cursor, limit: linesAtOnce } },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });

/** The lines that do this, in the order of the file. */
export const useLines = (id: string, action: LineAction) => useInfiniteQuery(linesQuery(id, action));

/** What is wrong with a file, line by line. */
export const fetchProblems = (id: string): Promise<Blob> =>
  unwrap(api.GET('/api/people/imports/{import_id}/problems', { ...at(id), parseAs: 'blob' }), {
    quiet: true,
  }) as Promise<Blob>;
