import { MediaPicker } from '../../media';
import { PublishingDialog } from '../../publishing';
import { mediaBlock } from '../canvas/mediaBlock';
import { KeyboardHelp } from '../help/KeyboardHelp';
import { PreviewDialog } from '../preview/PreviewDialog';
import { useEditing } from '../session/context';

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
