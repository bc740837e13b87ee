import { Button, Icon, type Selected, SelectionBar } from '@livretier/ui';
import { IconCalendar, IconHandGrab, IconLanguage, IconSend, IconUserMinus, IconUsers } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '@/features/booklets/api';
import { paths } from '@/shared/paths';
import { DueDialog, ExcludeDialog, LanguageDialog, useSayDone } from '../ActDialogs';
import { useChangeParticipants, type Wanted, type Whom } from '../api/participants';

/** What is ticked; `everyone` when it is all whom the filters want, of pages that nobody opened too. */
export type Ticked = { selected: Selected; everyone: boolean };

type Props = Ticked & {
  booklet: BookletOut;
  wanted: Wanted;
  /** There are other pages, and all of this one is ticked. */
  mayTakeAll: boolean;
  onTakeAll: () => void;
  onClear: () => void;
};

type Asking = 'exclude' | 'language' | 'due';

/** What can be done with the people who are ticked. */
export const SelectedActs = ({ booklet, selected, everyone, wanted, mayTakeAll, onTakeAll, onClear }: Props) => {
  const { t } = useTranslation('participation');
  const say = useSayDone();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking | null>(null);
  const invite = useChangeParticipants(booklet.id);
  const ids = [...selected];
  const count = ids.length;
  const whom: Whom = everyone ? { all_who: wanted } : { participants: ids };
  const text = everyone ? t('selection.everyone') : t('selection.text', { count });
  const dialog = { booklet, whom, count: everyone ? 0 : count, onDone: onClear, onClose: () => setAsking(null) };
  const write = () =>
    void navigate({
      to: paths.bookletNewMailing,
      search: { livret: booklet.id },
      state: { mailingTo: everyone ? { filter: wanted } : { participants: ids } },
    });
  const handOver = () =>
    invite.mutate(
      { act: 'invite', ...whom },
      {
        onSuccess: (changed) => {
          say('invited', changed);
          onClear();
        },
      },
    );
  return (
    <SelectionBar text={count > 0 ? text : undefined} onClear={onClear}>
      {mayTakeAll && !everyone && (
        <Button onClick={onTakeAll}>
          <Icon of={IconUsers} />
          {t('selection.takeAll')}
        </Button>
      )}
      {booklet.version && (
        <Button look="primary" onClick={write}>
          <Icon of={IconSend} />
          {t('write.open')}
        </Button>
      )}
      <Button look={booklet.version ? 'default' : 'primary'} busy={invite.isPending} onClick={handOver}>
        <Icon of={IconHandGrab} />
        {t('invite.open')}
      </Button>
      {booklet.readable_locales.length > 1 && (
        <Button onClick={() => setAsking('language')}>
          <Icon of={IconLanguage} />
          {t('language.open')}
        </Button>
      )}
      <Button onClick={() => setAsking('due')}>
        <Icon of={IconCalendar} />
        {t('due.open')}
      </Button>
      <Button onClick={() => setAsking('exclude')}>
        <Icon of={IconUserMinus} />
        {t('exclude.open')}
      </Button>
      {asking === 'exclude' && <ExcludeDialog {...dialog} />}
      {asking === 'language' && <LanguageDialog {...dialog} />}
      {asking === 'due' && <DueDialog {...dialog} />}
    </SelectionBar>
  );
};
