import { useQuery } from '@tanstack/react-query';
import { type Unclear, unclearQuery } from '@/features/booklets/api';
import { useEditing } from './context';

export type UnclearPage = Unclear['pages'][number];

/** Fewer are no reason to write a page again. */
const enoughToMark = 5;

export const isMarked = (page: UnclearPage | undefined): page is UnclearPage =>
  page !== undefined && page.unclear >= enoughToMark;

/** What readers of the booklet said of its pages, by page; nothing before it has readers, or to who does not write it. */
export const useUnclearPages = (): ReadonlyMap<string, UnclearPage> => {
  const { source, manuscript } = useEditing();
  const status = manuscript.plan?.booklet.status;
  const hasReaders = status === 'published' || status === 'suspended';
  const query = useQuery({ ...unclearQuery(source.id), enabled: hasReaders && manuscript.abilities.write });
  return new Map(query.data?.pages.map((one) => [one.page, one]));
};
