import { mediaBlock } from '@/features/editor/canvas/blocks';
import { useEditing } from '@/features/editor/session/context';
import { MediaPicker } from '@/features/media';
import { PublishingDialog } from '@/features/publishing';
import { KeyboardHelp } from './KeyboardHelp';
import { PreviewDialog } from './PreviewDialog';

export type OverlayName = 'media' | 'help' | 'preview' | 'publish';

/** What lies over the whole editor for a while. */
export const Overlays = ({ open, onClose }: { open: OverlayName | null; onClose: () => void }) => {
  const { manuscript, pageId, session } = useEditing();
  if (open === 'help') return <KeyboardHelp onClose={onClose} />;
  if (open === 'preview' && manuscript.plan)
    return <PreviewDialog plan={manuscript.plan} page={pageId} onClose={onClose} />;
  if (open === 'publish' && manuscript.plan)
    return <PublishingDialog booklet={manuscript.plan.booklet} onClose={onClose} />;
  if (open !== 'media') return null;
  return (
    <MediaPicker
      kinds={['image', 'video', 'audio', 'document']}
      multiple
      onClose={onClose}
      onPick={(files) => {
        onClose();
        for (const file of files) session?.canvas.current?.insert(mediaBlock(file));
      }}
    />
  );
};
