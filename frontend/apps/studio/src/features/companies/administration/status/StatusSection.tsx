import { zodResolver } from '@hookform/resolvers/zod';
import {
  Button,
  ExportButton,
  FieldGroup,
  FormDialog,
  Icon,
  Monogram,
  SectionHeader,
  TextArea,
  TwoLines,
} from '@livretier/ui';
import { IconArchive, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { z } from '@/shared/forms/zod';
import { useLocale } from '@/shared/locale/useLocale';
import { longDate } from '@/shared/text/dates';
import { useErrorText } from '@/shared/text/useErrorText';
import { type CompanyCard, type StatusChange, statusChanges, useChangeCompanyStatus, useCompanyFile } from '../api';
import { placeOf } from '../list/placeOf';
import { CompanyStatusTag } from './CompanyStatusTag';
import classes from './StatusSection.module.css';

const schema = z.object({ reason: z.string().trim().min(10).max(500) });
const icons = { suspend: IconPlayerPause, restore: IconPlayerPlay, archive: IconArchive };

type Props = { card: CompanyCard; change: StatusChange; onClose: () => void };

/** Says what will happen to whom, and asks why. */
const ChangeStatusDialog = ({ card, change, onClose }: Props) => {
  const { t } = useTranslation('companyCards');
  const errorText = useErrorText();
  const act = useChangeCompanyStatus(card.id, change);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } });
  const error = form.formState.errors.reason?.message;
  const send = form.handleSubmit(({ reason }) => act.mutate(reason, { onSuccess: onClose }));
  return (
    <FormDialog
      title={t(`turn.${change}.header`, { name: card.name })}
      icon={<Icon of={icons[change]} size={20} />}
      tone={change === 'archive' ? 'danger' : 'warning'}
      danger={change === 'archive'}
      accept={t(`turn.${change}.accept`)}
      reject={t(`turn.${change}.reject`)}
      busy={act.isPending}
      failure={act.error ? errorText(act.error) : undefined}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <FieldGroup>
        <p>{t(`turn.${change}.text`, { count: card.users })}</p>
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

/** Where the company stands, and what may be done with the whole of it. */
export const StatusSection = ({ card }: { card: CompanyCard }) => {
  const { t } = useTranslation('companyCards');
  const locale = useLocale();
  /* Beside a list the card has a title of the second level; alone it is the page. */
  const { manage_companies } = useSignedInUser().abilities;
  const [change, setChange] = useState<StatusChange | null>(null);
  const fetchFile = useCompanyFile(card.id);
  const since = card.status_since && longDate(new Date(card.status_since), locale);
  return (
    <section className={classes.section} aria-labelledby="company-status">
      <SectionHeader
        id="company-status"
        level={manage_companies ? 3 : 2}
        title={t('turn.title')}
        text={t(`turn.now.${card.status}`)}
      />
      <p className={classes.state}>
        <CompanyStatusTag company={card} />
        {since && <span>{t('turn.since', { date: since })}</span>}
      </p>
      <div className={classes.actions}>
        {statusChanges.map(
          (name) =>
            card.abilities[name] && (
              <Button key={name} onClick={() => setChange(name)}>
                {t(`turn.${name}.open`)}
              </Button>
            ),
        )}
        {card.abilities.export && (
          <ExportButton name={`${card.name}.zip`} fetchFile={fetchFile}>
            {t('turn.export')}
          </ExportButton>
        )}
      </div>
      {change && <ChangeStatusDialog card={card} change={change} onClose={() => setChange(null)} />}
    </section>
  );
};
