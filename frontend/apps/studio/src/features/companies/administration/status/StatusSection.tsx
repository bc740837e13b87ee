import { Button, ExportButton, SectionHeader } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/locale/useLocale';
import { longDate } from '../../../../shared/text/dates';
import { useSignedInUser } from '../../../accounts';
import type { CompanyCard } from '../types';
import { CompanyStatusTag } from './CompanyStatusTag';
import classes from './StatusSection.module.css';
import { TurnDialog } from './TurnDialog';
import { useCompanyFile } from './useCompanyFile';
import { type Turn, turns } from './useTurnCompany';

/** Where the company stands, and what may be done with the whole of it. */
export const StatusSection = ({ card }: { card: CompanyCard }) => {
  const { t } = useTranslation('companyCards');
  const locale = useLocale();
  /* Beside a list the card has a title of the second level; alone it is the page. */
  const { manage_companies } = useSignedInUser().abilities;
  const [turn, setTurn] = useState<Turn | null>(null);
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
        {turns.map(
          (name) =>
            card.abilities[name] && (
              <Button key={name} onClick={() => setTurn(name)}>
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
      {turn && <TurnDialog card={card} turn={turn} onClose={() => setTurn(null)} />}
    </section>
  );
};
