import { use } from 'react';
import { ValuesProvider } from '../context/values';
import { inlinesOf } from '../document/line';
import type { RichText } from '../document/richText';
import { withWays } from '../ways/withWays';
import { RichTextView } from './RichTextView';

/** Text in which numbers are called and addresses are written or gone to by a tap. */
export const TappableText = ({ text, around }: { text: RichText; around?: string }) => (
  <RichTextView text={withWays(text, use(ValuesProvider), around)} />
);

/** The same, of a line. */
export const TappableLine = ({ line }: { line: string }) => <TappableText text={inlinesOf(line)} />;
