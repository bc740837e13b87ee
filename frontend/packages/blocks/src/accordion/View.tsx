import { Icon } from '../icon/Icon';
import type { ViewProps } from '../view';

export const AccordionView = ({ block: { id }, children }: ViewProps<'accordion'>) => (
  <div id={id} className="lvb-accordion">
    {children}
  </div>
);

/** Opens without a script; on paper everything is open. */
export const AccordionItemView = ({ block: { id, props }, children }: ViewProps<'accordion_item'>) => (
  <details id={id} className="lvb-accordion-item">
    <summary>
      <span>{props.title}</span>
      <Icon name="chevron" />
    </summary>
    <div className="lvb-accordion-body lvb-flow">{children}</div>
  </details>
);
