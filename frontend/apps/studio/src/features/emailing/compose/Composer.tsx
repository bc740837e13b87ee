import { languageName } from '@livretier/booklet';
import { Button, type Drawing, Icon, Segmented, SelectField, TextField } from '@livretier/ui';
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { accessesQuery, managersOf } from '@/features/booklets';
import type { BookletOut } from '@/features/booklets/api';
import { useLocale } from '@/shared/locale/useLocale';
import type { Phase } from '@/shared/saving/machine';
import { useFields } from '@/shared/saving/useFields';
import { capitalized } from '@/shared/text/dates';
import { useErrorText } from '@/shared/text/useErrorText';
import { audienceQuery } from '../api/audience';
import { type Mailing, type MailingChanges, type MailingsSummary, useSaveMailing } from '../api/mailings';
import { MailingTag } from '../MailingTag';
import { MessageEditor } from '../message/MessageEditor';
import { faultOf, type Message, type Variable, variables } from '../message/nodes';
import { useMoment } from '../useMailingTexts';
import classes from './Compose.module.css';
import { Departure } from './Departure';
import { MailPreview } from './MailPreview';
import { Recipients } from './Recipients';

const icons: Record<Phase, Drawing> = {
  saved: IconCloudCheck,
  waiting: IconCloudUp,
  sending: IconCloudUp,
  incomplete: IconCloudOff,
  unreached: IconCloudOff,
  refused: IconCloudOff,
};

type SaveStateProps = { phase: Phase; refusal: unknown; savedAt: string; onRetry: () => void };

/** Where what was written is: with everybody, on its way, or on this computer only. */
const SaveState = ({ phase, refusal, savedAt, onRetry }: SaveStateProps) => {
  const { t } = useTranslation(['emailing', 'editor']);
  const errorText = useErrorText();
  const { at } = useMoment();
  const text = {
    saved: t('save.saved', { when: at(savedAt) }),
    waiting: t('editor:save.saving'),
    sending: t('editor:save.saving'),
    incomplete: t('save.incomplete'),
    unreached: t('editor:save.offline'),
    refused: refusal ? errorText(refusal) : t('editor:save.refused'),
  }[phase];
  return (
    <p className={classes.save} data-phase={phase}>
      <Icon of={icons[phase]} size={16} />
      <span role="status">{text}</span>
      {phase === 'unreached' && (
        <Button look="link" size="small" onClick={onRetry}>
          {t('editor:save.retry')}
        </Button>
      )}
    </p>
  );
};

/** What can stand in a message of this nature. */
const offeredIn = (nature: Mailing['nature']): readonly Variable[] =>
  variables.filter((name) => name !== 'pages_to_read' || nature === 'update');

const needsLink = (nature: Mailing['nature']) => nature !== 'information';

/** What the server would take: a name, and messages in which nothing is missing. */
const readyOf =
  (nature: Mailing['nature']) =>
  ({ name, texts, ...others }: Partial<MailingChanges>): Partial<MailingChanges> => ({
    ...others,
    ...(name?.trim() && { name: name.trim() }),
    ...(texts && Object.values(texts).every((message) => !faultOf(message, needsLink(nature))) && { texts }),
  });

type Props = { booklet: BookletOut; mailing: Mailing; summary: MailingsSummary };

/** A draft: to whom, what it says in each language, a test, and when it leaves. It saves itself. */
export const Composer = ({ booklet, mailing, summary }: Props) => {
  const { t } = useTranslation('emailing');
  const locale = useLocale();
  const user = useSignedInUser();
  const send = useSaveMailing(booklet.id, mailing.id);
  const { nature } = mailing;
  const { fields, change, save, phase, refusal } = useFields<MailingChanges>({
    place: `${user.id} ${booklet.id} mailing ${mailing.id}`,
    saved: {
      name: mailing.name,
      texts: mailing.texts,
      audience: mailing.audience,
      reply_to: mailing.reply_to?.id ?? null,
      spread: mailing.spread,
    },
    send,
    ready: readyOf(nature),
  });
  const managers = managersOf(useQuery(accessesQuery(booklet.id)).data?.items ?? []);
  const count = useQuery(audienceQuery(booklet.id, { nature, audience: fields.audience })).data;
  const written = Object.keys(fields.texts);
  const reference = written.includes(booklet.reference_locale) ? booklet.reference_locale : (written[0] ?? '');
  const locales = [...new Set([reference, ...booklet.readable_locales, ...written])];
  const [chosen, setChosen] = useState(reference);
  const shown = locales.includes(chosen) ? chosen : reference;
  const message = fields.texts[shown];
  const peopleIn = (code: string) => count?.locales.find((one) => one.locale === code)?.count ?? 0;
  const setMessage = (value: Message) => change({ texts: { ...fields.texts, [shown]: value } });
  const withoutMessage = () => {
    const { [shown]: _gone, ...texts } = fields.texts;
    change({ texts });
    void save();
  };
  const fault = message && faultOf(message, needsLink(nature));
  const anyFault = Object.values(fields.texts).some((one) => faultOf(one, needsLink(nature)));
  const nameOf = (code: string) => languageName(code, locale);
  return (
    <div className={classes.compose}>
      <div className={classes.main}>
        <div className={classes.head}>
          <h2>{t(`compose.titles.${nature}`)}</h2>
          <MailingTag mailing={mailing} />
          <SaveState phase={phase} refusal={refusal} savedAt={mailing.updated_at} onRetry={() => void save()} />
        </div>
        <div className={classes.pair}>
          <TextField
            label={t('compose.name')}
            maxLength={150}
            autoComplete="off"
            value={fields.name}
            error={fields.name.trim() ? undefined : t('compose.noName')}
            onChange={({ target }) => change({ name: target.value })}
            onBlur={() => void save()}
          />
          <SelectField
            label={t('compose.replyTo')}
            placeholder={t('compose.mainManager')}
            choices={managers.map(({ user: id, name }) => ({ value: id, label: name }))}
            value={fields.reply_to ?? ''}
            onChange={({ target }) => {
              change({ reply_to: target.value || null });
              void save();
            }}
          />
        </div>
        <Recipients
          booklet={booklet}
          nature={nature}
          value={fields.audience}
          onChange={(audience) => {
            change({ audience });
            void save();
          }}
        />
        <section className={classes.section} aria-label={t('message.title')}>
          <div className={classes.cardHead}>
            <h3>{t('message.title')}</h3>
            {locales.length > 1 && (
              <Segmented
                label={t('message.language')}
                value={shown}
                options={locales.map((code) => ({
                  value: code,
                  label: capitalized(nameOf(code)),
                  count: peopleIn(code),
                }))}
                onChange={setChosen}
              />
            )}
          </div>
          {message ? (
            <>
              <MessageEditor
                key={shown}
                lang={shown}
                value={message}
                onChange={setMessage}
                offered={offeredIn(nature)}
                fault={fault}
              />
              {shown !== reference && (
                <p className={classes.small}>
                  <Button look="link" size="small" onClick={withoutMessage}>
                    {t('message.remove', { language: nameOf(shown) })}
                  </Button>
                </p>
              )}
            </>
          ) : (
            <div className={classes.missing}>
              <p>
                {t('message.missing', {
                  count: peopleIn(shown),
                  language: nameOf(shown),
                  reference: nameOf(reference),
                })}
              </p>
              <Button size="small" onClick={() => setMessage(fields.texts[reference] ?? { subject: [], body: [] })}>
                {t('message.write', { language: nameOf(shown) })}
              </Button>
            </div>
          )}
        </section>
      </div>
      <div className={classes.aside}>
        <MailPreview bookletId={booklet.id} mailing={mailing} locale={message ? shown : reference} />
        <Departure
          booklet={booklet}
          mailing={mailing}
          summary={summary}
          count={count?.written_to}
          isSaved={phase === 'saved'}
          isWhole={!anyFault && fields.name.trim() !== ''}
          onSave={save}
          spread={fields.spread}
          onSpread={(spread) => {
            change({ spread });
            void save();
          }}
        />
      </div>
    </div>
  );
};
