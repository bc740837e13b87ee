import { zodResolver } from '@hookform/resolvers/zod';
import { DateField, FormDialog } from '@livretier/ui';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { z } from '@/shared/forms/zod';
import { useErrorText } from '@/shared/text/useErrorText';
import { type Person, useLeave } from '../api';
import { useToday } from '../presence';

const schema = z.object({ last_day: z.iso.date() });

type Props = { person: Person; onClose: () => void };

/** The last day of somebody who leaves; what happens then is said before. */
export const DepartureDialog = ({ person, onClose }: Props) => {
  const { t } = useTranslation(['people', 'common']);
  const errorText = useErrorText();
  const leave = useLeave(person.id);
  const today = useToday();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { last_day: person.left_on ?? today },
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const send = form.handleSubmit(({ last_day }) =>
    leave.mutate(last_day, { onSuccess: onClose, onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <FormDialog
      title={t('leave.header', { name: person.name })}
      accept={t('leave.accept')}
      reject={t('common:labels.cancel')}
      busy={leave.isPending}
      failure={leave.error && !errors.last_day ? errorText(leave.error) : undefined}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <p>{t('leave.text')}</p>
      <Controller
        control={form.control}
        name="last_day"
        render={({ field }) => <DateField {...field} label={t('leave.lastDay')} error={errors.last_day?.message} />}
      />
    </FormDialog>
  );
};
