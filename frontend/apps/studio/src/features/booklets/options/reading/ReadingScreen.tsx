import { FormPage } from '@livretier/ui';
import type { BookletOut, Reading } from '../../types';
import { OptionsTabs } from '../OptionsTabs';
import type { useFrame } from '../useFrame';
import { AroundSection } from './AroundSection';
import { CodeCard } from './CodeCard';
import { DatesSection } from './DatesSection';
import { LinksBesideCode } from './links/LinksBesideCode';
import { PersonalLinks } from './links/PersonalLinks';
import { ModeSection } from './ModeSection';
import { PosterPanel } from './poster/PosterPanel';
import classes from './Reading.module.css';
import { StateNote } from './StateNote';
import { useReadingEditor } from './useReadingEditor';

type Props = { booklet: BookletOut; reading: Reading; frame: ReturnType<typeof useFrame> };

export const ReadingScreen = ({ booklet, reading, frame }: Props) => {
  const { form, values, foot } = useReadingEditor(reading);
  const given = { form, reading, disabled: !reading.abilities.change };
  return (
    <FormPage {...frame} {...foot}>
      <OptionsTabs booklet={booklet} />
      <StateNote reading={reading} />
      <div className={classes.columns}>
        <div className={classes.settings}>
          <ModeSection {...given}>
            {values.mode === 'code' && <CodeCard reading={reading} />}
            {values.mode === 'code' && reading.links_count > 0 && <LinksBesideCode reading={reading} />}
            {values.mode === 'named' && <PersonalLinks reading={reading} />}
          </ModeSection>
          <DatesSection {...given} />
          <AroundSection {...given} />
        </div>
        <PosterPanel booklet={booklet} mode={values.mode} withCode={values.code_on_poster} {...given} />
      </div>
    </FormPage>
  );
};
