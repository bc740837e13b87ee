import { LoadingScreen, QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import classes from './EditorScreen.module.css';
import { Editor } from './frame/Editor';
import { pagesQuery } from './source/queries';
import type { Source } from './source/types';
import { ValueNames } from './values/ValueNames';

type Props = { source: Source; page: string | undefined; onOpenPage: (id: string) => void };

/** The editor of a manuscript, in the whole window. */
export const EditorScreen = ({ source, page, onOpenPage }: Props) => {
  const pages = useQuery(pagesQuery(source));
  if (pages.data)
    return (
      <ValueNames source={source}>
        <Editor source={source} manuscript={pages.data} wanted={page} onOpenPage={onOpenPage} />
      </ValueNames>
    );
  if (!pages.error) return <LoadingScreen />;
  return (
    <main className={classes.failure}>
      <QueryView query={pages}>{() => null}</QueryView>
    </main>
  );
};
