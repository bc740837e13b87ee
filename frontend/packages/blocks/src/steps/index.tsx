import * as z from 'zod';
import type { BlockDefinition, Holding } from '../definition';
import { container } from '../document/define';
import { block as image } from '../image';
import { block as list } from '../list';
import { block as paragraph } from '../paragraph';
import type { ViewProps } from '../view';

const stepSchema = container('step', {}, z.discriminatedUnion('type', [paragraph.schema, list.schema, image.schema]));

const stepsSchema = container('steps', {}, stepSchema, { min: 1, max: 50 });

const StepsView = ({ block: { id }, children }: ViewProps<'steps'>) => (
  <ol id={id} className="lvb-steps">
    {children}
  </ol>
);

const StepView = ({ block: { id }, children }: ViewProps<'step'>) => (
  <li id={id} className="lvb-step">
    <div className="lvb-step-body lvb-flow">{children}</div>
  </li>
);

export const block: BlockDefinition<typeof stepsSchema> & Holding<{ step: typeof stepSchema }> = {
  schema: stepsSchema,
  View: StepsView,
  empty: (make) => ({ props: {}, children: [make('step'), make('step')] }),
  inside: {
    step: { schema: stepSchema, View: StepView, empty: (make) => ({ props: {}, children: [make('paragraph')] }) },
  },
};
