import { useMedia } from '../context/media';
import { useWords } from '../context/words';
import type { BlockDefinition } from '../definition';
import { atom, line, mediaId } from '../document/define';
import { Icon } from '../icon/Icon';
import type { ViewProps } from '../view';
import { fileSize } from './fileSize';

const fileSchema = atom('file', { media: mediaId, label: line(200) });

const kindOf = (name: string) => name.match(/\.(\w{1,8})$/)?.[1]?.toUpperCase();

/** Says before the click what will come, and how heavy it is. */
const FileView = ({ block: { id, props } }: ViewProps<'file'>) => {
  const source = useMedia(props.media);
  const { locale } = useWords();
  if (!source) return null;
  const facts = [kindOf(source.name), fileSize(source.size, locale)].filter(Boolean).join(', ');
  return (
    <p id={id} className="lvb-file">
      <a href={source.src} download={source.name}>
        <Icon name="file" />
        <span>
          {props.label || source.name} <span className="lvb-file-facts">({facts})</span>
        </span>
      </a>
    </p>
  );
};

export const block: BlockDefinition<typeof fileSchema> = {
  schema: fileSchema,
  View: FileView,
  empty: () => ({ props: { media: null, label: '' } }),
};
