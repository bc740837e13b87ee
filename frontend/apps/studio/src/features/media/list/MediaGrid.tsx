import { CardGrid } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { Thumbnail } from '../picture/Thumbnail';
import { CardNote } from './CardNote';
import type { ListProps } from './listProps';
import { useCaption } from './useCaption';

const sizes = '(max-width: 899px) 45vw, 220px';

export const MediaGrid = ({ files, loading, onOpen, activeKey, selection }: ListProps) => {
  const { t } = useTranslation('media');
  const caption = useCaption();
  return (
    <CardGrid
      caption={t('list.caption')}
      items={files}
      itemKey={({ id }) => id}
      card={(file) => ({
        picture: <Thumbnail file={file} sizes={sizes} />,
        note: <CardNote file={file} />,
        title: file.name,
        caption: caption(file),
      })}
      {...{ loading, onOpen, activeKey, selection }}
    />
  );
};
