import { Button, Icon } from '@livretier/ui';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '../../../shared/booklet/queries';
import { LinkButton } from '../../../shared/LinkButton';
import { paths } from '../../../shared/paths';
import { PreviewButton } from '../preview/PreviewButton';
import type { StepId } from '../step';
import { neighboursOf, stepPaths } from '../steps';
import classes from './Frame.module.css';
import { KeepAsDraft } from './KeepAsDraft';
import { useGoOn } from './useGoOn';

type Props = { current: StepId; booklet: BookletOut | undefined };

/** The way back and the way on, both by their names. */
export const Foot = ({ current, booklet }: Props) => {
  const { t } = useTranslation('creation');
  const { previous, next } = neighboursOf(current);
  const goOn = useGoOn();
  return (
    <footer className={classes.foot}>
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
