import { FormPage } from '@livretier/ui';
import type { BookletOut, Options } from '../../types';
import { OptionsTabs } from '../OptionsTabs';
import type { useFrame } from '../useFrame';
import classes from './Advanced.module.css';
import { LifeSection } from './LifeSection';
import { ReadingSection } from './ReadingSection';
import { ReceiptSection } from './ReceiptSection';
import { RemindersSection } from './RemindersSection';
import { ReviewSection } from './ReviewSection';
import { SectionsNav } from './SectionsNav';
import { useOptionsEditor } from './useOptionsEditor';

type Props = { booklet: BookletOut; options: Options; frame: ReturnType<typeof useFrame> };

export const AdvancedForm = ({ booklet, options, frame }: Props) => {
  const { form, foot } = useOptionsEditor(options);
  const given = { form, options, disabled: !options.abilities.set_options };
  return (
    <FormPage {...frame} {...foot}>
      <OptionsTabs booklet={booklet} />
      <div className={classes.columns}>
        <SectionsNav />
        <div className={classes.sections}>
          <ReceiptSection {...given} />
          <ReadingSection {...given} />
          <RemindersSection {...given} />
          <ReviewSection {...given} />
          <LifeSection booklet={booklet} />
        </div>
      </div>
    </FormPage>
  );
};
