import { Button, Dialog, QueryView, SelectField } from '@livretier/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreItems } from '@/shared/MoreItems';
import { type AudienceCount, audienceNamesQuery, type LeftOut } from '../api/audience';
import { useReasonText } from '../useMailingTexts';
import classes from './Compose.module.css';

type Props = {
  bookletId: string;
  asked: Parameters<typeof audienceNamesQuery>[1];
  count: AudienceCount;
  onClose: () => void;
};

/** Who gets it, or who does not for one reason, by name. */
export const NamesDialog = ({ bookletId, asked, count, onClose }: Props) => {
  const { t } = useTranslation('emailing');
  const reasonText = useReasonText();
  const [first] = count.left_out;
  const [reason, setReason] = useState(first?.reason ?? '');
  const names = useInfiniteQuery(audienceNamesQuery(bookletId, asked, (reason || null) as LeftOut | null));
  return (
    <Dialog
      opened
      title={t('names.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('names.close')}</Button>}
    >
      <div className={classes.names}>
        <SelectField
          label={t('names.which')}
          value={reason}
          choices={[
            { value: '', label: t('names.writtenTo', { count: count.written_to }) },
            ...count.left_out.map((one) => ({ value: one.reason, label: reasonText(one.reason, one.count) })),
          ]}
          onChange={({ target }) => setReason(target.value)}
        />
        <QueryView query={names} isEmpty={(people) => people.length === 0} empty={<p>{t('names.none')}</p>}>
          {(people) => (
            <MoreItems
              label={t('names.more')}
              count={people.length}
              more={names.hasNextPage}
              busy={names.isFetchingNextPage}
              onMore={() => void names.fetchNextPage()}
            >
              <ul className={classes.people} aria-label={t('names.title')}>
                {people.map(({ participant, name }) => (
                  <li key={participant}>{name}</li>
                ))}
              </ul>
            </MoreItems>
          )}
        </QueryView>
      </div>
    </Dialog>
  );
};
