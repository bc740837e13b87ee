import { Button, Dialog, ErrorNote, Icon } from '@livretier/ui';
import { IconEye, IconWorldUpload } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CoverOf } from '../../../shared/booklet/CoverOf';
import { showServerErrors } from '../../../shared/forms/serverErrors';
import { useErrorText } from '../../../shared/text/useErrorText';
import type { BookletOut, Publication, Publishing } from '../types';
import { Blocking } from './Blocking';
import { CheckColumn } from './CheckColumn';
import { Draft } from './Draft';
import { Fields } from './Fields';
import { Lead } from './Lead';
import { nextVersion } from './nextVersion';
import { usePublicationForm } from './publicationForm';
import { usePublish } from './usePublish';
import { useScopes } from './useScopes';
import { WhatChanged } from './WhatChanged';
import classes from './Window.module.css';

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
  const [reading, setReading] = useState(false);
  const next = nextVersion(publishing, changes);
  const { checks, abilities, current } = publishing;
  const blocked = !checks.publishable;
  const submit = form.handleSubmit((values) =>
    publish.mutate(
      { ...values, scopes },
      { onSuccess: onPublished, onError: (error) => showServerErrors(form, error) },
    ),
  );
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
            <Button look="quiet" onClick={() => setReading(true)}>
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
            busy={publish.isPending}
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
          {!abilities.publish && <ErrorNote>{t('dialog.refused')}</ErrorNote>}
          {blocked && <Blocking id={`${id}-blocking`} bookletId={booklet.id} checks={checks} onLeave={onClose} />}
          <WhatChanged {...{ booklet, publishing, changes, onCompare }} onChoose={choose} />
          <Fields form={form} />
          {refusal && <ErrorNote>{refusal}</ErrorNote>}
        </div>
        <CheckColumn bookletId={booklet.id} checks={checks} onLeave={onClose} />
      </form>
      {reading && <Draft id={booklet.id} onClose={() => setReading(false)} />}
    </Dialog>
  );
};
