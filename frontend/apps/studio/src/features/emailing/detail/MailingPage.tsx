import { Page, QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OfBooklet, OptionsTabs, useFrame } from '@/features/booklets';
import { type BookletOut, mailingsSummaryQuery } from '@/features/booklets/api';
import type { Mailing, MailingsSummary } from '../api/mailings';
import { Composer } from '../compose/Composer';
import { MailPreview } from '../compose/MailPreview';
import classes from './Detail.module.css';
import { Figures } from './Figures';
import { MailingFrame, OfMailing } from './MailingFrame';
import { Notes } from './Notes';
import { Timeline } from './Timeline';
import { Whom } from './Whom';

type Props = { booklet: BookletOut; mailing: Mailing; summary: MailingsSummary };

const Draft = ({ booklet, mailing, summary }: Props) => (
  <Page {...useFrame(booklet, mailing.name)}>
    <OptionsTabs booklet={booklet} />
    <Composer booklet={booklet} mailing={mailing} summary={summary} />
  </Page>
);

const Launched = ({ booklet, mailing, summary }: Props) => (
  <MailingFrame booklet={booklet} mailing={mailing} summary={summary}>
    <div className={classes.columns}>
      <div className={classes.main}>
        <Notes booklet={booklet} mailing={mailing} />
        {mailing.launched_at && <Figures booklet={booklet} mailing={mailing} />}
        <Timeline mailing={mailing} />
      </div>
      <div className={classes.aside}>
        <MailPreviews bookletId={booklet.id} mailing={mailing} />
        <Whom booklet={booklet} mailing={mailing} />
      </div>
    </div>
  </MailingFrame>
);

const MailPreviews = ({ bookletId, mailing }: { bookletId: string; mailing: Mailing }) => {
  const [first = 'fr-FR'] = Object.keys(mailing.texts);
  return <MailPreview bookletId={bookletId} mailing={mailing} locale={first} choices={Object.keys(mailing.texts)} />;
};

const Screen = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation('emailing');
  const summary = useQuery(mailingsSummaryQuery(booklet.id));
  return (
    <OfMailing booklet={booklet}>
      {(mailing) =>
        summary.data ? (
          mailing.state === 'draft' ? (
            <Draft key={mailing.id} booklet={booklet} mailing={mailing} summary={summary.data} />
          ) : (
            <Launched booklet={booklet} mailing={mailing} summary={summary.data} />
          )
        ) : (
          <Page title={t('title')}>
            <QueryView query={summary}>{() => null}</QueryView>
          </Page>
        )
      }
    </OfMailing>
  );
};

/** /livrets/options/emailing/{id}: a draft to be written, or how far a mailing is. */
export const MailingPage = () => <OfBooklet>{(booklet) => <Screen booklet={booklet} />}</OfBooklet>;
