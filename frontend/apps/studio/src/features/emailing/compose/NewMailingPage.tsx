import { Button, ErrorNote, Icon, Page, QueryView, RadioGroup, SectionHeader, WarningNote } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfBooklet, OptionsTabs, useFrame } from '@/features/booklets';
import { type BookletOut, mailingsSummaryQuery } from '@/features/booklets/api';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { useErrorText } from '@/shared/text/useErrorText';
import { type Nature, useCreateMailing } from '../api/mailings';
import { natureIcons } from '../MailingTag';
import classes from './Compose.module.css';

export const natures = ['invitation', 'reminder', 'update', 'information'] as const satisfies Nature[];

/** Why one writes decides to whom: it is the first thing that is asked. */
const ChooseNature = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation(['emailing', 'common']);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const create = useCreateMailing(booklet.id);
  const to = useLocation({ select: ({ state }) => state.mailingTo });
  const [nature, setNature] = useState<Nature>(to ? 'reminder' : 'invitation');
  const begin = () =>
    create.mutate(
      { nature, ...(to && { audience: to }) },
      {
        onSuccess: ({ id }) =>
          void navigate({ to: paths.bookletMailing, params: { id }, search: { livret: booklet.id }, replace: true }),
      },
    );
  return (
    <form
      className={classes.nature}
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <SectionHeader title={t('compose.new')} text={t('compose.lead')} />
      {to && (
        <p className={classes.to}>
          {to.participants ? t('recipients.listed', { count: to.participants.length }) : t('compose.filtered')}
        </p>
      )}
      <RadioGroup
        label={t('compose.nature')}
        look="card"
        choices={natures.map((value) => ({
          value,
          label: t(`natures.${value}`),
          description: t(`natureTexts.${value}`),
          icon: <Icon of={natureIcons[value]} />,
        }))}
        value={nature}
        onChange={({ target }) => setNature(target.value as Nature)}
      />
      {create.error && <ErrorNote>{errorText(create.error)}</ErrorNote>}
      <div className={classes.acts}>
        <LinkButton to={paths.bookletMailings} search={{ livret: booklet.id }}>
          {t('common:labels.cancel')}
        </LinkButton>
        <Button type="submit" look="primary" busy={create.isPending}>
          {t('compose.begin')}
        </Button>
      </div>
    </form>
  );
};

const Screen = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation('emailing');
  const frame = useFrame(booklet, t('compose.new'));
  const summary = useQuery(mailingsSummaryQuery(booklet.id));
  return (
    <Page {...frame}>
      <OptionsTabs booklet={booklet} />
      <QueryView query={summary}>
        {({ may_change }) =>
          may_change ? (
            <ChooseNature booklet={booklet} />
          ) : (
            <WarningNote title={t('compose.closed.title')}>{t('compose.closed.text')}</WarningNote>
          )
        }
      </QueryView>
    </Page>
  );
};

/** /livrets/options/emailing/create: why one writes; the rest is written in the draft that this makes. */
export const NewMailingPage = () => <OfBooklet>{(booklet) => <Screen booklet={booklet} />}</OfBooklet>;
