import { each, isBlank } from './each';

/** What is only heard or seen is also written. */
export const checkTranscripts = each('transcripts', ['video', 'audio'], (block) => {
  const chosen = block.props.media !== null || (block.type === 'video' && block.props.code !== '');
  if (!chosen) return null;
  if (!isBlank(block.props.transcript)) return 'fine';
  return block.type === 'video' ? 'videoTranscript' : 'audioTranscript';
});
