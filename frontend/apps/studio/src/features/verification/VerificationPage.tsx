import { Brand, contentId, QueryView, SearchField, SkipLink } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LanguageMenu } from '@/features/accounts';
import { paths } from '@/shared/paths';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { verificationQuery } from './api';
import { isNumber, numberLength, typedNumber } from './proof/number';
import { Result } from './Result';
import { Unknown } from './Unknown';
import classes from './Verification.module.css';

type Props = { number: string; onNumber: (number: string) => void };

const Looked = ({ number, onNumber }: Props) => (
  <QueryView query={useQuery(verificationQuery(number))}>
    {(result) => (result ? <Result {...result} /> : <Unknown key={number} number={number} onNumber={onNumber} />)}
  </QueryView>
);

/** Anybody checks a receipt by its number: the sums are done here, and nobody is named. */
export const VerificationPage = () => {
  const { t } = useTranslation('verification');
  const { number: typed } = useParams({ from: paths.verification });
  const navigate = useNavigate();
  const number = typedNumber(typed);
  const look = (wanted: string) => {
    if (typedNumber(wanted)) void navigate({ to: paths.verification, params: { number: typedNumber(wanted) } });
  };
  /* It asks while somebody types: what is too short is not meant yet. */
  const search = (wanted: string) => (typedNumber(wanted).length < numberLength ? undefined : look(wanted));
  usePageTitle(t('title'));
  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={classes.top}>
        <Brand />
        <p>{t('title')}</p>
        <div className={classes.search}>
          <SearchField key={number} label={t('another')} value="" onChange={search} />
        </div>
        <LanguageMenu />
      </header>
      <main id={contentId} tabIndex={-1} className={classes.main}>
        {isNumber(number) ? (
          <Looked number={number} onNumber={look} />
        ) : (
          <Unknown key={number} number={typed} onNumber={look} mistyped />
        )}
      </main>
      <footer className={classes.footer}>
        <p>{t('nobody')}</p>
        <Link to={paths.dataProtection}>{t('data')}</Link>
      </footer>
    </div>
  );
};
