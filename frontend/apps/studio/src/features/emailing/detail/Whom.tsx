import { languageName } from '@livretier/booklet';
import { Button } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { sitesQuery } from '@/features/values';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { audienceQuery } from '../api/audience';
import type { Mailing } from '../api/mailings';
import { NamesDialog } from '../compose/NamesDialog';
import { useReasonText } from '../useMailingTexts';
import classes from './Detail.module.css';

/** Whom it was meant for, in words. */
const useAudienceText = ({ filter, participants }: Mailing['audience']) => {
  const { t } = useTranslation(['emailing', 'participation']);
  const locale = useLocale();
  const sites = useQuery(sitesQuery).data ?? [];
  if (participants) return t('recipients.listed', { count: participants.length });
  if (!filter) return t('recipients.all');
  const site = sites.find(({ id }) => id === filter.site)?.name;
  return new Intl.ListFormat(locale, { type: 'unit' }).format([
    ...(filter.state ? [t(`participation:states.${filter.state}`)] : []),
    ...(site ? [site] : []),
    ...(filter.language ? [languageName(filter.language, locale)] : []),
    ...(filter.late ? [t('recipients.late')] : []),
    ...(filter.search ? [filter.search] : []),
  ]);
};

type Props = { booklet: BookletOut; mailing: Mailing };

/** How many a mailing that is planned would reach now. */
const Planned = ({ booklet, mailing: { nature, audience } }: Props) => {
  const { t } = useTranslation('emailing');
  const [shown, setShown] = useState(false);
  const count = useQuery(audienceQuery(booklet.id, { nature, audience })).data;
  if (!count) return null;
  return (
    <>
      <div>
        <dt>{t('whom.today')}</dt>
        <dd>
          {t('whom.people', { count: count.written_to })}{' '}
          <Button look="link" size="small" onClick={() => setShown(true)}>
            {t('recipients.show')}
          </Button>
        </dd>
      </div>
      {shown && (
        <NamesDialog
          bookletId={booklet.id}
          asked={{ nature, audience }}
          count={count}
          onClose={() => setShown(false)}
        />
      )}
    </>
  );
};

/** To whom it goes, who was left out and why, and who reads the answers. */
export const Whom = ({ booklet, mailing }: Props) => {
  const { t } = useTranslation('emailing');
  const reasonText = useReasonText();
  const { audience, left_out, reply_to, launched_at, id } = mailing;
  return (
    <section className={classes.whom} aria-labelledby="mailing-whom">
      <h3 id="mailing-whom">{t('whom.title')}</h3>
      <dl>
        <div>
          <dt>{t('whom.audience')}</dt>
          <dd>{useAudienceText(audience)}</dd>
        </div>
        {!launched_at && <Planned booklet={booklet} mailing={mailing} />}
        {left_out.length > 0 && (
          <div>
            <dt>{t('whom.leftOut')}</dt>
            <dd>
              <ul>
                {left_out.map(({ reason, count }) => (
                  <li key={reason}>{reasonText(reason, count)}</li>
                ))}
              </ul>
              <Link to={paths.bookletRecipients} params={{ id }} search={{ livret: booklet.id, etat: 'excluded' }}>
                {t('recipients.show')}
              </Link>
            </dd>
          </div>
        )}
        {reply_to && (
          <div>
            <dt>{t('compose.replyTo')}</dt>
            <dd>{reply_to.name}</dd>
          </div>
        )}
      </dl>
    </section>
  );
};
