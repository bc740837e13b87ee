import { Button, confirm, DateField, FormDialog, Icon, RadioGroup, TextArea } from '@livretier/ui';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/text/useErrorText';
import { type Site, useRemoveOwnValue, useSaveValues, type ValueLine } from '../api';
import { longestValue } from '../table/ValueField';
import { useValueTexts } from '../useValueTexts';
import classes from './dialogs.module.css';
import { isDayOrNothing, OwnerField } from './OwnerField';

type Props = {
  line: ValueLine;
  /** Where it is said now, or would be. */
  place: string | null;
  site: Site | null;
  /** Only from a booklet one chooses between its site and the company. */
  ofBooklet: boolean;
  onClose: () => void;
};

const wholeCompany = 'company';

/** One information: what it says, for whom, who looks after it and until when. */
export const ValueDialog = ({ line, place, site, ofBooklet, onClose }: Props) => {
  const { t } = useTranslation(['values', 'common']);
  const { nameOf, dayOf } = useValueTexts();
  const errorText = useErrorText();
  const save = useSaveValues();
  const remove = useRemoveOwnValue();
  const [value, setValue] = useState(line.value);
  const [where, setWhere] = useState(place ?? wholeCompany);
  const [owner, setOwner] = useState(line.owner?.id ?? null);
  const [day, setDay] = useState(line.review_on ?? '');
  const good = isDayOrNothing(day);
  const moved = where !== (place ?? wholeCompany);
  const change = {
    ...((moved || value.trim() !== line.value) && { value: value.trim() }),
    ...(owner && owner !== line.owner?.id && { owner }),
    ...(day && day !== line.review_on && { review_on: day }),
  };
  const submit = () => {
    if (!good) return;
    if (Object.keys(change).length === 0) return onClose();
    const saved = { site: where === wholeCompany ? null : where, values: [{ key: line.key, ...change }] };
    save.mutate(saved, { onSuccess: onClose });
  };
  const askToRemove = async () => {
    const accepted = await confirm({
      header: t('remove.header', { name: nameOf(line) }),
      message: t('remove.text'),
      acceptLabel: t('edit.remove'),
      rejectLabel: t('common:labels.cancel'),
      defaultFocus: 'reject',
    });
    if (accepted) remove.mutate(line.key, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={nameOf(line)}
      accept={t('edit.save')}
      reject={t('common:labels.cancel')}
      busy={save.isPending}
      failure={save.error ? errorText(save.error) : undefined}
      onClose={onClose}
      onSubmit={submit}
    >
      <div className={classes.fields}>
        <TextArea
          label={t('table.value')}
          hint={line.hint}
          maxLength={longestValue}
          value={value}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
        {ofBooklet && site && (
          <RadioGroup
            label={t('edit.where')}
            hint={t('edit.whereHint')}
            value={where}
            onChange={({ currentTarget }) => setWhere(currentTarget.value)}
            choices={[
              { value: wholeCompany, label: t('place.company') },
              { value: site.id, label: t('place.only', { site: site.name }) },
            ]}
          />
        )}
        <OwnerField value={owner} known={line.owner} onChange={setOwner} />
        <DateField
          label={t('table.review')}
          hint={t('edit.dayHint')}
          value={day}
          onChange={setDay}
          error={good ? undefined : t('edit.badDay')}
        />
        {line.confirmed_on && (
          <p className={classes.fact}>
            {t('edit.confirmed', { day: dayOf(line.confirmed_on), name: line.confirmed_by_name })}
          </p>
        )}
        {line.own && line.pages === 0 && (
          <div>
            <Button look="quiet" size="small" busy={remove.isPending} onClick={() => void askToRemove()}>
              <Icon of={IconTrash} size={16} />
              {t('edit.remove')}
            </Button>
          </div>
        )}
      </div>
    </FormDialog>
  );
};
