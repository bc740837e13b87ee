import { LoadingScreen, QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import classes from './EditorScreen.module.css';
import { Editor, type EditorProps } from './frame/Editor';
import { pagesQuery } from './source/queries';
import type { Source } from './source/types';
import { ValueNames } from './values/ValueNames';

type Props = Pick<EditorProps, 'onOpenPage'> & {
  source: Source;
  page: string | undefined;
  /** Of booklets. */
  block?: string | undefined;
  view?: EditorProps['view'];
  onView?: EditorProps['onView'];
};

const nothing = () => undefined;

/** The editor of a manuscript, in the whole window. */
export const EditorScreen = ({ source, page, block, view = null, onOpenPage, onView = nothing }: Props) => {
  const pages = useQuery(pagesQuery(source));
  if (pages.data)
    return (
      <ValueNames source={source} mayWrite={pages.data.abilities.write}>
        <Editor {...{ source, block, view, onOpenPage, onView }} manuscript={pages.data} wanted={page} />
      </ValueNames>
    );
  if (!pages.error) return <LoadingScreen />;
  return (
    <main className={classes.failure}>
      <QueryView query={pages}>{() => null}</QueryView>
    </main>
  );
};
