import type { ViewProps } from '../view';

export const StepsView = ({ block: { id }, children }: ViewProps<'steps'>) => (
  <ol id={id} className="lvb-steps">
    {children}
  </ol>
);

export const StepView = ({ block: { id }, children }: ViewProps<'step'>) => (
  <li id={id} className="lvb-step">
    <div className="lvb-step-body lvb-flow">{children}</div>
  </li>
);
