import { panels } from '@livretier/blocks/editor';
import { MediaPicker } from '@/features/media';
import { findBlock, type Session } from '../session/context';
import { pickedProps } from './blocks';

type Props = { session: Session; blockId: string; onClose: () => void };

/** The library, for the block that waits for a file. */
export const ChooseMedia = ({ session, blockId, onClose }: Props) => {
  const canvas = session.canvas.current;
  const block = canvas && findBlock(canvas.document(), blockId);
  const field = block && panels[block.type].find(({ kind }) => kind === 'media');
  if (!(canvas && block && field)) return null;
  return (
    <MediaPicker
      kinds={[field.mediaKind ?? 'image']}
      onClose={onClose}
      onPick={([picked]) => {
        onClose();
        if (picked) canvas.setProps(blockId, pickedProps(block, picked));
        canvas.select(blockId);
      }}
    />
  );
};
