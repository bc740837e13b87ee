import { useMemo, useState } from 'react';
import { contentOf } from './preview/contentOf';
import type { DeviceName } from './preview/Device';
import { LargePreview } from './preview/LargePreview';
import { usePlace } from './preview/usePlace';
import type { Preview } from './queries';

type Props = { content: Preview; lead?: string | undefined; onClose: () => void };

/** A booklet in large, from its cover, in a window of its own. */
export const ReaderView = ({ content: preview, lead, onClose }: Props) => {
  const [device, setDevice] = useState<DeviceName>('phone');
  const content = useMemo(() => contentOf(preview), [preview]);
  const { place, go } = usePlace(content, {});
  return (
    <LargePreview {...{ preview, content, place, device, lead }} onGo={go} onDevice={setDevice} onClose={onClose} />
  );
};
