import { Button, Icon, QueryView, StatusTag } from '@livretier/ui';
import { IconEye, IconHistory, IconReload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentText } from '../../../shared/text/useMomentText';
import { useSession } from '../../accounts';
import { publicationQuery } from '../queries';
import type { BookletOut, Publication, PublicationLine } from '../types';
import { isGoing } from '../watch/states';
import { Archive } from './Archive';
import classes from './Details.module.css';
import { Facts } from './Facts';
import { Former } from './Former';
import { Pdfs } from './Pdfs';
import { usePutBack } from './usePutBack';

type Props = {
  booklet: BookletOut;
  id: string;
  online: PublicationLine | undefined;
  address: string;
  mayPutBack: boolean;
};

const Acts = ({ booklet, online, address, mayPutBack, version }: Omit<Props, 'id'> & { version: Publication }) => {
  const { t } = useTranslation('publishing');
  const [reading, setReading] = useState(false);
  const { ask, again, busy } = usePutBack({ booklet, address, online });
  const failed = version.state === 'failed';
  return (
    <div className={classes.acts}>
      <Button size="small" onClick={() => setReading(true)}>
        <Icon of={IconEye} size={16} />
        {t('details.read')}
      </Button>
      <Pdfs bookletId={booklet.id} version={version} />
      <Archive bookletId={booklet.id} version={version} />
      {mayPutBack && !version.online && !isGoing(version) && (
        <>
          <Button size="small" busy={busy} onClick={() => (failed ? again(version) : void ask(version))}>
            <Icon of={failed ? IconReload : IconHistory} size={16} />
            {t(failed ? 'details.again' : 'details.putBack')}
          </Button>
          <p className={classes.hint}>{t('details.putBackHint')}</p>
        </>
      )}
      {reading && (
        <Former
          bookletId={booklet.id}
          publication={version.id}
          version={version.version}
          onClose={() => setReading(false)}
        />
      )}
    </div>
  );
};

/** Who published a version and when, what it holds, and what can be done with it. */
export const Details = ({ id, ...given }: Props) => {
  const { t } = useTranslation('publishing');
  const version = useQuery(publicationQuery(given.booklet.id, id));
  const moment = useMomentText('at', useSession()?.company?.timezone);
  return (
    <QueryView query={version}>
      {(found) => (
        <>
          <div className={classes.part}>
            <div className={classes.head}>
              <h2>{t('details.title', { version: found.version })}</h2>
              {found.online && (
                <StatusTag shape="dot" tone="success">
                  {t('list.tags.online')}
                </StatusTag>
              )}
            </div>
            <p className={classes.by}>
              {found.automatic
                ? t('details.automatic', { moment: moment(found.at) })
                : t('details.by', { moment: moment(found.at), name: found.by_name })}
            </p>
          </div>
          <div className={classes.part}>
            <Facts version={found} />
          </div>
          <Acts key={found.id} {...given} version={found} />
        </>
      )}
    </QueryView>
  );
};
