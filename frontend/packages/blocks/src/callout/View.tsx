import { useWords } from '../context/words';
import { Icon } from '../icon/Icon';
import type { ViewProps } from '../view';

/** The colour and the drawing say the tone to those who see, a hidden word to those who listen. A note is no landmark. */
export const CalloutView = ({ block: { id, props }, children }: ViewProps<'callout'>) => (
  <aside id={id} role="note" className="lvb-callout" data-tone={props.tone}>
    <Icon name={props.tone} />
    <div className="lvb-callout-body lvb-flow">
      <span className="lvb-hidden">{useWords().tone[props.tone]}</span>
      {children}
    </div>
  </aside>
);
