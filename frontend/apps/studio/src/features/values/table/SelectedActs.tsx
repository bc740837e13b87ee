import { Button, DateField, FormDialog, Icon, type Selection, SelectionBar } from '@livretier/ui';
import { IconCheck, IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/text/useErrorText';
import { useConfirmValues, useSaveValues, type ValueLine } from '../api';
import classes from '../edit/dialogs.module.css';
import { isDayOrNothing, OwnerField } from '../edit/OwnerField';

type FollowDialogProps = { lines: readonly ValueLine[]; onClose: () => void; onDone: () => void };

/** The same owner and the same day for many. */
const FollowDialog = ({ lines, onClose, onDone }: FollowDialogProps) => {
  const { t } = useTranslation(['values', 'common']);
  const errorText = useErrorText();
  const save = useSaveValues();
  const [owner, setOwner] = useState<string | null>(null);
  const [day, setDay] = useState('');
  const good = isDayOrNothing(day);
  const done = () => {
    onDone();
    onClose();
  };
  const submit = async () => {
    if (!good) return;
    if (!(owner || day)) return onClose();
    const places = [...new Set(lines.map(({ site }) => site?.id ?? null))];
    const change = { ...(owner && { owner }), ...(day && { review_on: day }) };
    const savings = places.map((site) =>
      save.mutateAsync({
        site,
        values: lines.filter((line) => (line.site?.id ?? null) === site).map(({ key }) => ({ key, ...change })),
      }),
    );
    await Promise.all(savings).then(done, () => undefined);
  };
  return (
    <FormDialog
      title={t('follow.title', { count: lines.length })}
      accept={t('edit.save')}
      reject={t('common:labels.cancel')}
      busy={save.isPending}
      failure={save.error ? errorText(save.error) : undefined}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <div className={classes.fields}>
        <p>{t('follow.text')}</p>
        <OwnerField value={owner} onChange={setOwner} />
        <DateField
          label={t('table.review')}
          value={day}
          onChange={setDay}
          error={good ? undefined : t('edit.badDay')}
        />
      </div>
    </FormDialog>
  );
};

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
