import { Button, Icon, Row } from '@livretier/ui';
import { IconAlertCircle, IconLoader2 } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isGoing, publicationsQuery } from '../api';
import classes from './GoingLine.module.css';
import { useWatched } from './watched';

type Props = {
  bookletId: string;
  onOpen: () => void;
  /** Shown while nothing is on its way. */
  children: ReactNode;
};

/** That a version is on its way to its readers, or did not get there; opens its window. */
export const GoingLine = ({ bookletId, onOpen, children }: Props) => {
  const { t } = useTranslation('publishing');
  const watched = useWatched(bookletId);
  /* It may have been published before this screen opened, or by somebody else. */
  const [newest] = useInfiniteQuery(publicationsQuery(bookletId, 1)).data ?? [];
  const shown = watched?.publication ?? newest;
  if (!(shown && (isGoing(shown) || shown.state === 'failed'))) return children;
  const failed = shown.state === 'failed';
  return (
    <Row as="span" shrink className={classes.line} data-failed={failed || undefined} role="status">
      <Button look="quiet" size="small" onClick={onOpen}>
        <Icon of={failed ? IconAlertCircle : IconLoader2} size={16} />
        {t(failed ? 'failed' : 'progress.going', { version: shown.version })}
      </Button>
    </Row>
  );
};
