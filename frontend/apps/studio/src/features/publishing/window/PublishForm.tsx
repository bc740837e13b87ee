import { zodResolver } from '@hookform/resolvers/zod';
import { Button, DateField, Dialog, ErrorNote, Icon, QueryView, TextArea } from '@livretier/ui';
import { IconEye, IconWorldUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/features/accounts';
import { previewQuery, readingQuery } from '@/features/booklets/api';
import { CoverOf, ReaderView } from '@/features/booklets/booklet';
import { LateNote } from '@/features/updates';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { z } from '@/shared/forms/zod';
import { useErrorText } from '@/shared/text/useErrorText';
import {
  type BookletOut,
  nextVersion,
  type PageChange,
  type Publication,
  type Publishing,
  type Scope,
  useOpening,
  usePublish,
} from '../api';
import { Blocking } from './Blocking';
import { CheckColumn } from './CheckColumn';
import { Lead } from './Lead';
import { WhatChanged } from './WhatChanged';
import { WhoMayOpen } from './WhoMayOpen';
import { WhoReadsAgain } from './WhoReadsAgain';
import classes from './Window.module.css';

/** The booklet as it is about to be published. */
const Draft = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation('publishing');
  const content = useQuery({ ...previewQuery(id), staleTime: 0 });
  if (content.data) return <ReaderView content={content.data} onClose={onClose} />;
  return (
    <Dialog opened wide="very" title={t('dialog.preview')} onClose={onClose}>
      <QueryView query={content}>{() => null}</QueryView>
    </Dialog>
  );
};

const longestNote = 500;

const schema = z.object({ note: z.string().trim().min(3).max(longestNote), effective_on: z.iso.date() });

/** Today where the company is, as the server writes days. */
const today = (timeZone: string | undefined) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

const usePublicationForm = () => {
  const timeZone = useSession()?.company?.timezone;
  return useForm({ resolver: zodResolver(schema), defaultValues: { note: '', effective_on: today(timeZone) } });
};

type PublicationForm = ReturnType<typeof usePublicationForm>;

/** What the author says of the version, and from when it applies. */
const Fields = ({ form }: { form: PublicationForm }) => {
  const { t } = useTranslation('publishing');
  const { errors } = form.formState;
  return (
    <div className={classes.fields}>
      <TextArea
        label={t('dialog.note')}
        hint={t('dialog.noteHint')}
        error={errors.note?.message}
        limit={longestNote}
        {...form.register('note')}
      />
      <Controller
        control={form.control}
        name="effective_on"
        render={({ field }) => (
          <DateField
            label={t('dialog.effective')}
            hint={t('dialog.effectiveHint')}
            error={errors.effective_on?.message}
            {...field}
          />
        )}
      />
    </div>
  );
};

/** The changes with the scopes that were chosen, and those of them that differ from what was proposed. */
const useScopes = (proposed: readonly PageChange[]) => {
  const [chosen, setChosen] = useState<Record<string, Scope>>({});
  return {
    changes: proposed.map((change) => ({ ...change, scope: chosen[change.page] ?? change.scope })),
    scopes: Object.fromEntries(
      proposed.flatMap(({ page, scope }) => {
        const other = chosen[page];
        return other && other !== scope ? [[page, other]] : [];
      }),
    ),
    choose: (page: string, scope: Scope) => setChosen((known) => ({ ...known, [page]: scope })),
  };
};

type Props = {
  booklet: BookletOut;
  publishing: Publishing;
  /** What went wrong the last time. */
  note?: ReactNode;
  onClose: () => void;
  onCompare: () => void;
  onPublished: (publication: Publication) => void;
};

/** What a version will be, before it is one. */
export const PublishForm = ({ booklet, publishing, note, onClose, onCompare, onPublished }: Props) => {
  const { t } = useTranslation('publishing');
  const errorText = useErrorText();
  const id = useId();
  const form = usePublicationForm();
  const publish = usePublish(booklet.id);
  const { changes, scopes, choose } = useScopes(publishing.changes);
  const [looking, setLooking] = useState(false);
  const reading = useQuery(readingQuery(booklet.id)).data;
  const open = useOpening(booklet.id);
  const [mode, setMode] = useState(reading?.mode);
  const chosen = mode ?? reading?.mode;
  const next = nextVersion(publishing, changes);
  const { checks, abilities, current } = publishing;
  const blocked = !checks.publishable;
  const submit = form.handleSubmit(async (values) => {
    if (reading && chosen && chosen !== reading.mode) await open.mutateAsync(chosen);
    publish.mutate(
      { ...values, scopes },
      { onSuccess: onPublished, onError: (error) => showServerErrors(form, error) },
    );
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    /* It may stand inside another form, which must not hear of it. */
    event.stopPropagation();
    if (!blocked) void submit();
  };
  const refusal = publish.error && Object.keys(form.formState.errors).length === 0 ? errorText(publish.error) : null;
  return (
    <Dialog
      opened
      wide="very"
      mark={<CoverOf booklet={booklet} size="row" />}
      title={t('dialog.title', { name: booklet.name })}
      lead={<Lead booklet={booklet} current={current} next={next} />}
      onClose={onClose}
      footer={
        <>
          <span className={classes.aside}>
            <Button look="quiet" onClick={() => setLooking(true)}>
              <Icon of={IconEye} />
              {t('dialog.preview')}
            </Button>
          </span>
          <Button data-autofocus onClick={onClose}>
            {t('dialog.stay')}
          </Button>
          <Button
            type="submit"
            form={id}
            look="primary"
            busy={publish.isPending || open.isPending}
            disabled={blocked || !abilities.publish}
            aria-describedby={blocked ? `${id}-blocking` : undefined}
          >
            <Icon of={IconWorldUpload} />
            {t('dialog.accept', { version: next.version })}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={classes.columns} onSubmit={send}>
        <div className={classes.main}>
          {note}
          <LateNote bookletId={booklet.id} onLeave={onClose} />
          {!abilities.publish && <ErrorNote>{t('dialog.refused')}</ErrorNote>}
          {blocked && <Blocking id={`${id}-blocking`} bookletId={booklet.id} checks={checks} onLeave={onClose} />}
          {reading && chosen && <WhoMayOpen reading={reading} mode={chosen} onChoose={setMode} />}
          <WhatChanged {...{ booklet, publishing, changes, onCompare }} onChoose={choose} />
          {current && <WhoReadsAgain bookletId={booklet.id} changes={changes} />}
          <Fields form={form} />
          {refusal && <ErrorNote>{refusal}</ErrorNote>}
        </div>
        <CheckColumn bookletId={booklet.id} checks={checks} onLeave={onClose} />
      </form>
      {looking && <Draft id={booklet.id} onClose={() => setLooking(false)} />}
    </Dialog>
  );
};
