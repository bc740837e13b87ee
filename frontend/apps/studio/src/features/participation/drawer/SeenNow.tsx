import { languageName } from '@livretier/booklet';
import { Button, Icon, QueryView, Skeleton } from '@livretier/ui';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { CoverOf } from '@/features/booklets/booklet';
import { SeenDialog } from '@/features/register';
import { useLocale } from '@/shared/locale/useLocale';
import { type Participant, seenQuery } from '../api/participants';
import { nameOf } from '../useTexts';
import classes from './Seen.module.css';

type Props = { booklet: BookletOut; participant: Participant };

/** The booklet as they get it today: its version, its language, their pages. */
export const SeenNow = ({ booklet, participant }: Props) => {
  const { t } = useTranslation('participation');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const seen = useQuery(seenQuery(booklet.id, participant.id));
  const name = participant.first_name || nameOf(participant);
  return (
    <section className={classes.card} aria-label={t('seen.title', { name })}>
      <QueryView query={seen} skeleton={<Skeleton />}>
        {({ version, locale: told, concerned, pages }) => (
          <>
            <CoverOf booklet={booklet} size="row" />
            <div className={classes.words}>
              <p className={classes.title}>{t('seen.title', { name })}</p>
              <p className={classes.text}>
                {t('seen.text', {
                  version,
                  language: languageName(told, locale),
                  count: concerned.length,
                  all: pages,
                })}
              </p>
            </div>
            <Button look="soft" size="small" aria-label={t('seen.openOf', { name })} onClick={() => setOpen(true)}>
              <Icon of={IconEye} />
              {t('seen.open')}
            </Button>
          </>
        )}
      </QueryView>
      {open && (
        <SeenDialog
          bookletId={booklet.id}
          title={t('seen.dialog', { name })}
          seen={seen}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
};
