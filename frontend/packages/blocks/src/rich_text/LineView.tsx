import { inlinesOf } from '../document/line';
import { RichTextView } from './RichTextView';

/** A line of text with its living values. */
export const LineView = ({ line }: { line: string }) => <RichTextView text={inlinesOf(line)} />;
