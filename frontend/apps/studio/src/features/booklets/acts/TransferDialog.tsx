import { FormDialog, Icon, notify } from '@livretier/ui';
import { IconUserShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/text/useErrorText';
import { PersonChoice } from '../access/PersonChoice';
import type { Eligible } from '../access/useEligible';
import type { BookletLine } from '../types';
import { useTransferBooklet } from './useTransferBooklet';

type Props = { booklet: BookletLine; onClose: () => void };

/** Who answers for the booklet from now on. */
export const TransferDialog = ({ booklet: { id, name, main_manager }, onClose }: Props) => {
  const { t } = useTranslation(['booklets', 'common', 'forms']);
  const errorText = useErrorText();
  const transfer = useTransferBooklet(id);
  const [person, setPerson] = useState<Eligible | null>(null);
  const [missing, setMissing] = useState(false);
  const send = () => {
    setMissing(!person);
    if (!person) return;
    transfer.mutate(person.user, {
      onSuccess: () => {
        notify({ severity: 'success', summary: t('said.transfer', { name, person: person.name }) });
        onClose();
      },
    });
  };
  return (
    <FormDialog
      title={t('transfer.title', { name })}
      icon={<Icon of={IconUserShare} />}
      accept={t('acts.transfer')}
      reject={t('common:labels.cancel')}
      busy={transfer.isPending}
      failure={transfer.error ? errorText(transfer.error) : undefined}
      onClose={onClose}
      onSubmit={send}
    >
      <p>{main_manager ? t('transfer.text', { person: main_manager.name }) : t('transfer.textNobody')}</p>
      <PersonChoice
        bookletId={id}
        wanted="booklet_manager"
        besides={main_manager ? [main_manager.id] : []}
        chosen={person}
        onChoose={setPerson}
        error={missing && !person ? t('forms:required') : undefined}
      />
    </FormDialog>
  );
};
