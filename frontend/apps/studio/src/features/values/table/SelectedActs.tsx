import { Button, Icon, type Selection, SelectionBar } from '@livretier/ui';
import { IconCheck, IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmValues } from '../data/useConfirmValues';
import { FollowDialog } from '../edit/FollowDialog';
import type { ValueLine } from '../types';

type Props = { lines: readonly ValueLine[]; selection: Selection };

/** What can be done with the informations that are ticked: only what is filled can be true. */
export const SelectedActs = ({ lines, selection: { selected, onSelect } }: Props) => {
  const { t } = useTranslation('values');
  const confirm = useConfirmValues();
  const [following, setFollowing] = useState(false);
  const chosen = lines.filter(({ key }) => selected.has(key));
  const filled = chosen.filter(({ state }) => state !== 'missing');
  const clear = () => onSelect(new Set());
  return (
    <SelectionBar text={chosen.length > 0 ? t('selection.text', { count: chosen.length }) : undefined} onClear={clear}>
      <Button
        look="primary"
        busy={confirm.isPending}
        disabled={filled.length === 0}
        onClick={() => confirm.mutate(filled, { onSuccess: clear })}
      >
        <Icon of={IconCheck} />
        {t('confirm.many', { count: filled.length })}
      </Button>
      <Button onClick={() => setFollowing(true)}>
        <Icon of={IconUserCheck} />
        {t('follow.open')}
      </Button>
      {following && <FollowDialog lines={chosen} onClose={() => setFollowing(false)} onDone={clear} />}
    </SelectionBar>
  );
};
