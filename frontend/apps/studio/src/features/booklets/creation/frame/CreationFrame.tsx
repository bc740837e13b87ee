import { ErrorNote, Icon, QueryView, Skeleton, StepLink, Stepper, type ViewableQuery } from '@livretier/ui';
import { IconArrowLeft, IconFlag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createLink, Outlet, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { BookletPicker, useBookletParam } from '@/features/booklets';
import { type BookletOut, bookletQuery } from '@/features/booklets/api';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { BookletContext } from '../bookletContext';
import { PreviewColumn } from '../preview/LivePreview';
import { Leftovers } from '../saving/Leftovers';
import { type StepId, stepIds, stepPaths, stepsAt } from '../step';
import { Foot } from './Foot';
import classes from './Frame.module.css';
import { Header } from './Header';
import { StepBody } from './StepBody';

const RouterStepLink = createLink(StepLink);

type StepsNavProps = { current: StepId; booklet: BookletOut | undefined };

/** The ten steps; those that were reached once are links. */
const StepsNav = ({ current, booklet }: StepsNavProps) => {
  const { t } = useTranslation('creation');
  const steps = stepsAt(current, booklet).map((step) => ({
    ...step,
    name: t(`steps.${step.id}`),
    ...(step.id === 'done' && { icon: IconFlag }),
  }));
  const place = { number: stepIds.indexOf(current) + 1, count: stepIds.length, name: t(`steps.${current}`) };
  return (
    <Stepper
      label={t('frame.steps')}
      summary={t('frame.summary', place)}
      steps={steps}
      renderLink={({ id }, content) => (
        <RouterStepLink to={stepPaths[id]} search={{ livret: booklet?.id }}>
          {content}
        </RouterStepLink>
      )}
    />
  );
};

/** Something else than a step in the place of the frame, with the way out that the frame would have. */
const Alone = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('creation');
  return (
    <div className={classes.alone}>
      <div>
        <LinkButton size="small" to={paths.booklets}>
          <Icon of={IconArrowLeft} size={16} />
          {t('frame.booklets')}
        </LinkButton>
      </div>
      {children}
    </div>
  );
};

/** For those whose role does not let them make or build a booklet. */
const Refused = () => {
  const { t } = useTranslation();
  return (
    <Alone>
      <h1 tabIndex={-1}>{t('navigation.newBooklet')}</h1>
      <ErrorNote title={t('labels.refusedTitle')}>{t('labels.refusedText')}</ErrorNote>
    </Alone>
  );
};

type Props = { step: StepId; booklet: BookletOut | undefined; children: ReactNode };

const Frame = ({ step, booklet, children }: Props) => (
  <BookletContext value={booklet}>
    {booklet && <Leftovers key={booklet.id} booklet={booklet} />}
    <div className={classes.frame}>
      <Header booklet={booklet} />
      <div className={classes.steps} data-moves>
        <StepsNav current={step} booklet={booklet} />
      </div>
      <div className={classes.work}>
        <div className={classes.area}>{children}</div>
        <PreviewColumn booklet={booklet} />
      </div>
      <Foot current={step} booklet={booklet} />
    </div>
  </BookletContext>
);

const Waiting = ({ query }: { query: ViewableQuery<BookletOut> }) => (
  <StepBody>
    <QueryView query={query} skeleton={<Skeleton shape="fields" lines={5} />}>
      {() => null}
    </QueryView>
  </StepBody>
);

const useCurrentStep = () => useMatches({ select: (matches) => matches.at(-1)?.staticData.step });

/** /livrets/builder/*: what stands around every step. */
export const CreationFrame = () => {
  const { t } = useTranslation('creation');
  const id = useBookletParam();
  const step = useCurrentStep();
  const booklet = useQuery({ ...bookletQuery(id ?? ''), enabled: id !== undefined });
  const { create_booklets } = useSignedInUser().abilities;
  usePageTitle(t(`steps.${step ?? 'name'}`));
  if (id === undefined) {
    if (!create_booklets) return <Refused />;
    return step === 'name' ? (
      <Frame step="name" booklet={undefined}>
        <Outlet />
      </Frame>
    ) : (
      <Alone>
        <BookletPicker />
      </Alone>
    );
  }
  if (booklet.data && !booklet.data.abilities.build) return <Refused />;
  return (
    <Frame step={step ?? 'name'} booklet={booklet.data}>
      {booklet.data ? <Outlet /> : <Waiting query={booklet} />}
    </Frame>
  );
};
