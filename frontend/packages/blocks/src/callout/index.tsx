import * as z from 'zod';
import { useOwnWords } from '../context/words';
import type { BlockDefinition } from '../definition';
import { container } from '../document/define';
import { flowSchema } from '../document/flow';
import { Icon } from '../icon/Icon';
import type { ViewProps } from '../view';
import says from './says.json';

const tones = ['info', 'warning', 'danger', 'tip'] as const;

const calloutSchema = container('callout', { tone: z.enum(tones) }, flowSchema);

/** The colour and the drawing say the tone to those who see, a hidden word to those who listen. A note is no landmark. */
const CalloutView = ({ block: { id, props }, children }: ViewProps<'callout'>) => (
  <aside id={id} role="note" className="lvb-callout" data-tone={props.tone}>
    <Icon name={props.tone} />
    <div className="lvb-callout-body lvb-flow">
      <span className="lvb-hidden">{useOwnWords(says)[props.tone]}</span>
      {children}
    </div>
  </aside>
);

export const block: BlockDefinition<typeof calloutSchema> = {
  schema: calloutSchema,
  View: CalloutView,
  empty: (make) => ({ props: { tone: 'info' }, children: [make('paragraph')] }),
};
