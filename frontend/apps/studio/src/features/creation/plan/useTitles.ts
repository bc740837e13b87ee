import { useFields } from '../../../shared/saving/useFields';
import { usePlace } from '../saving/usePlace';

type Titles = Record<string, string>;
type Options = {
  booklet: string;
  part: 'chapters' | 'pages';
  lines: readonly { id: string; title: string }[];
  rename: (id: string, title: string) => Promise<unknown>;
};

const written = (changes: Partial<Titles>) =>
  Object.fromEntries(Object.entries(changes).filter(([, title]) => title?.trim())) as Partial<Titles>;

/** Titles that save themselves while they are typed, by the id of what they name. */
export const useTitles = ({ booklet, part, lines, rename }: Options) => {
  const { fields, change, save } = useFields<Titles>({
    place: usePlace(booklet, part),
    saved: Object.fromEntries(lines.map(({ id, title }) => [id, title])),
    ready: written,
    send: (changes) =>
      Promise.all(Object.entries(changes).map(([id, title]) => title !== undefined && rename(id, title))),
  });
  return {
    titleOf: (id: string) => fields[id] ?? '',
    change: (id: string, title: string) => change({ [id]: title }),
    save,
  };
};
