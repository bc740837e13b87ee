import { Button, confirm, FilterToggle, FormDialog, Icon, notify, TextField } from '@livretier/ui';
import { IconBookmarkPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/text/useErrorText';
import type { Wanted } from '../api/participants';
import { type SavedView, useDeleteView, useSaveView, viewsQuery } from '../api/rules';
import { type Asked, filtersOf, noFilter, wantedOf } from '../useParticipantsSearch';
import classes from './SavedViews.module.css';

const longest = 80;

type SaveProps = { bookletId: string; filters: Wanted; onClose: () => void };

/** The filters under a name, for everybody who follows this booklet. */
const SaveDialog = ({ bookletId, filters, onClose }: SaveProps) => {
  const { t } = useTranslation(['participation', 'common', 'forms']);
  const errorText = useErrorText();
  const save = useSaveView(bookletId);
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const send = () => {
    if (name.trim() === '') return setMissing(true);
    save.mutate(
      { name: name.trim(), filters },
      {
        onSuccess: () => {
          notify({ severity: 'success', summary: t('views.saved', { name: name.trim() }) });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t('views.save')}
      accept={t('common:labels.save')}
      reject={t('common:labels.cancel')}
      busy={save.isPending}
      failure={save.error ? errorText(save.error) : undefined}
      onClose={onClose}
      onSubmit={send}
    >
      <TextField
        label={t('views.name')}
        hint={t('views.hint')}
        maxLength={longest}
        autoComplete="off"
        value={name}
        error={missing && name.trim() === '' ? t('forms:required') : undefined}
        onChange={({ target }) => setName(target.value)}
        data-autofocus
      />
    </FormDialog>
  );
};

const written = (wanted: Wanted) => JSON.stringify(wantedOf(filtersOf(wanted)));

type Props = { bookletId: string; asked: Asked; mayChange: boolean };

/** Views of the list that somebody saved: one press shows one, another takes it away. */
export const SavedViews = ({ bookletId, asked, mayChange }: Props) => {
  const { t } = useTranslation(['participation', 'common']);
  const views = useQuery(viewsQuery(bookletId)).data ?? [];
  const remove = useDeleteView(bookletId);
  const [saving, setSaving] = useState(false);
  const shown = asked.filtered ? views.find(({ filters }) => written(filters) === written(asked.wanted)) : undefined;
  const ask = async ({ id, name }: SavedView) => {
    const sure = await confirm({
      header: t('views.ask.header', { name }),
      message: t('views.ask.text'),
      icon: <Icon of={IconTrash} />,
      acceptLabel: t('views.ask.accept'),
      rejectLabel: t('common:labels.cancel'),
      defaultFocus: 'reject',
    });
    if (sure) remove.mutate(id, { onSuccess: asked.clear });
  };
  const maySave = mayChange && asked.filtered && !shown;
  if (views.length === 0 && !maySave) return null;
  return (
    <div className={classes.views}>
      {views.length > 0 && (
        <fieldset className={classes.list}>
          <legend>{t('views.label')}</legend>
          {views.map((view) => (
            <FilterToggle
              key={view.id}
              pressed={view === shown}
              onChange={(pressed) => asked.filter({ ...noFilter, ...(pressed && filtersOf(view.filters)) })}
            >
              {view.name}
            </FilterToggle>
          ))}
        </fieldset>
      )}
      {mayChange && shown && (
        <Button look="link" size="small" busy={remove.isPending} onClick={() => void ask(shown)}>
          {t('views.delete')}
        </Button>
      )}
      {maySave && (
        <Button look="link" size="small" onClick={() => setSaving(true)}>
          <Icon of={IconBookmarkPlus} size={16} />
          {t('views.save')}
        </Button>
      )}
      {saving && <SaveDialog bookletId={bookletId} filters={asked.wanted} onClose={() => setSaving(false)} />}
    </div>
  );
};
