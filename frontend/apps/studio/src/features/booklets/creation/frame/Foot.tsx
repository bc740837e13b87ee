import { Button, Icon } from '@livretier/ui';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { useFinishBooklet } from '../api';
import { PreviewButton } from '../preview/LivePreview';
import { neighboursOf, type StepId, stepPaths } from '../step';
import classes from './Frame.module.css';
import { useGoOn } from './useGoOn';

/** The creation is over; the booklet waits in the list. */
const KeepAsDraft = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation('creation');
  const navigate = useNavigate();
  const finish = useFinishBooklet(booklet);
  const isDraft = booklet.status === 'building' || booklet.status === 'draft';
  const end = () => finish.mutate(undefined, { onSuccess: () => navigate({ to: paths.booklets }) });
  return (
    <Button look="quiet" busy={finish.isPending} onClick={end}>
      {t(isDraft ? 'frame.keepAsDraft' : 'frame.back')}
    </Button>
  );
};

type Props = { current: StepId; booklet: BookletOut | undefined };

/** The way back and the way on, both by their names. */
export const Foot = ({ current, booklet }: Props) => {
  const { t } = useTranslation('creation');
  const { previous, next } = neighboursOf(current);
  const goOn = useGoOn();
  return (
    <footer className={classes.foot} data-moves>
      {previous && (
        <LinkButton to={stepPaths[previous]} search={{ livret: booklet?.id }}>
          <Icon of={IconArrowLeft} />
          {t(`steps.${previous}`)}
        </LinkButton>
      )}
      <p className={classes.hint}>{current === 'name' && t('frame.tenMinutes')}</p>
      <PreviewButton booklet={booklet} />
      {next ? (
        <>
          <span className={classes.later}>
            <LinkButton look="quiet" to={paths.booklets}>
              {t('frame.later')}
            </LinkButton>
          </span>
          <Button look="primary" busy={goOn.isPending} onClick={() => goOn.mutate(next)}>
            {t(`goOn.${next}`)}
            <Icon of={IconArrowRight} />
          </Button>
        </>
      ) : (
        booklet && <KeepAsDraft booklet={booklet} />
      )}
    </footer>
  );
};
