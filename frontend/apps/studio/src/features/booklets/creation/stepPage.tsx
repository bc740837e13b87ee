import type { ComponentType } from 'react';
import { lazyPage } from '@/shared/lazyPage';
import { withTexts } from '@/shared/locale/withTexts';
import type { StepComponent } from './step';

/** A step as a page of the router: it has the booklet from the frame around it, whose code comes with the step. */
export const stepPage = (load: () => Promise<StepComponent>) =>
  lazyPage(
    withTexts(async (): Promise<ComponentType> => {
      const [{ useBuiltBooklet }, Step] = await Promise.all([import('./bookletContext'), load()]);
      return () => {
        const booklet = useBuiltBooklet();
        return booklet && <Step key={booklet.id} booklet={booklet} />;
      };
    }),
  );
