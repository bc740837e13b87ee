import { languageName } from '@livretier/booklet';
import { IconButton, QueryView, SideSheet } from '@livretier/ui';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { typedNumber } from '@/features/verification';
import { copyText } from '@/shared/later/copyText';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { type Receipt, receiptQuery } from '../api';
import { ProofTag } from '../ProofTag';
import { ProofSteps } from './ProofSteps';
import { ReceiptActs } from './ReceiptActs';
import classes from './ReceiptSheet.module.css';
import { Sentence } from './Sentence';
import { grouped, statementOf } from './statement';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Its number, to write down or to hand on, and how far its proof is. */
const Head = ({ receipt: { number, state } }: { receipt: Receipt }) => {
  const { t } = useTranslation('register');
  const copy = () => copyText(number, { copied: t('numberCopied'), failed: t('numberNotCopied') });
  return (
    <div className={classes.head}>
      <span className={classes.number}>{number}</span>
      <IconButton label={t('copyNumber')} icon={IconCopy} onClick={() => void copy()} />
      <ProofTag state={state} />
      <Link to={paths.verification} params={{ number: typedNumber(number) }} target="_blank">
        {t('acts.public')}
      </Link>
    </div>
  );
};

const Facts = ({ receipt }: { receipt: Receipt }) => {
  const { t } = useTranslation('register');
  const language = languageName(receipt.locale, useLocale());
  const { reference, typed_name, witness, on_behalf_of, bundle_sha256 } = statementOf(receipt);
  const { version, channel, gesture, strength } = receipt;
  return (
    <dl className={classes.facts}>
      {reference && <Fact name={t('facts.reference')}>{reference}</Fact>}
      {on_behalf_of && <Fact name={t('facts.onBehalfOf')}>{on_behalf_of}</Fact>}
      <Fact name={t('facts.version')}>{t('facts.versionIn', { version, language })}</Fact>
      <Fact name={t('facts.channel')}>{t(`channels.${channel}`)}</Fact>
      {witness && <Fact name={t('facts.witness')}>{witness}</Fact>}
      <Fact name={t('facts.gesture')}>{t(`gestures.${gesture}`, { name: typed_name })}</Fact>
      <Fact name={t('facts.strength')}>{t(`strengthsInFull.${strength}`)}</Fact>
      <Fact name={t('facts.frozen')}>
        <span className={classes.hash}>sha256 {grouped(bundle_sha256)}</span>
      </Fact>
    </dl>
  );
};

/** What whoever reads the receipt should know; none of it takes anything from it. */
const Flags = ({ receipt: { flags, forgotten } }: { receipt: Receipt }) => {
  const { t } = useTranslation('register');
  const notes = [...flags.map((flag) => t(`flags.${flag}`)), ...(forgotten ? [t('forgottenText')] : [])];
  return (
    notes.length > 0 && (
      <ul className={classes.flags}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    )
  );
};

type Props = { bookletId: string; receiptId: string; onClose: () => void };

/** One receipt in full, beside the list. */
export const ReceiptSheet = ({ bookletId, receiptId, onClose }: Props) => {
  const { t } = useTranslation('register');
  const query = useQuery(receiptQuery(bookletId, receiptId));
  const receipt = query.data;
  const title = receipt ? receipt.name || t('forgotten') : t('one');
  return (
    <SideSheet
      title={title}
      size="record"
      onClose={onClose}
      footer={receipt && <ReceiptActs bookletId={bookletId} receipt={receipt} />}
    >
      <QueryView query={query}>
        {(shown) => (
          <>
            <Head receipt={shown} />
            <Sentence receipt={shown} />
            <Facts receipt={shown} />
            <Flags receipt={shown} />
            <ProofSteps receipt={shown} />
          </>
        )}
      </QueryView>
    </SideSheet>
  );
};
