import { zodResolver } from '@hookform/resolvers/zod';
import { FieldGroup, FormDialog, Icon, Monogram, TextArea, TwoLines } from '@livretier/ui';
import { IconArchive, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from '../../../../shared/forms/zod';
import { useErrorText } from '../../../../shared/text/useErrorText';
import { placeOf } from '../list/placeOf';
import type { CompanyCard } from '../types';
import classes from './TurnDialog.module.css';
import { type Turn, useTurnCompany } from './useTurnCompany';

const schema = z.object({ reason: z.string().trim().min(10).max(500) });
const icons = { suspend: IconPlayerPause, restore: IconPlayerPlay, archive: IconArchive };

type Props = { card: CompanyCard; turn: Turn; onClose: () => void };

/** Says what will happen to whom, and asks why. */
export const TurnDialog = ({ card, turn, onClose }: Props) => {
  const { t } = useTranslation('companyCards');
  const errorText = useErrorText();
  const act = useTurnCompany(card.id, turn);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } });
  const error = form.formState.errors.reason?.message;
  const send = form.handleSubmit(({ reason }) => act.mutate(reason, { onSuccess: onClose }));
  return (
    <FormDialog
      title={t(`turn.${turn}.header`, { name: card.name })}
      icon={<Icon of={icons[turn]} size={20} />}
      tone={turn === 'archive' ? 'danger' : 'warning'}
      danger={turn === 'archive'}
      accept={t(`turn.${turn}.accept`)}
      reject={t(`turn.${turn}.reject`)}
      busy={act.isPending}
      failure={act.error ? errorText(act.error) : undefined}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <FieldGroup>
        <p>{t(`turn.${turn}.text`, { count: card.users })}</p>
        <div className={classes.company}>
          <Monogram name={card.name} tinted />
          <TwoLines title={card.name} caption={placeOf(card)} size="small" />
        </div>
        <TextArea
          label={t('turn.reason')}
          hint={t('turn.reasonHint')}
          error={error}
          limit={500}
          data-autofocus
          {...form.register('reason')}
        />
      </FieldGroup>
    </FormDialog>
  );
};
