import { Button, Row, Segmented } from '@livretier/ui';
import { Trans, useTranslation } from 'react-i18next';
import { type BookletOut, type PageChange, type Publishing, type Scope, scopes } from '../api';
import classes from './Window.module.css';

type ChangesProps = { changes: readonly PageChange[]; onChoose: (page: string, scope: Scope) => void };

/** Each page that differs from the version online, and how far that reaches. */
const Changes = ({ changes, onChoose }: ChangesProps) => {
  const { t } = useTranslation('publishing');
  return (
    <>
      <ul>
        {changes.map(({ page, title, change, scope, summary }) => (
          <li key={page} className={classes.change}>
            <span className={classes.page}>
              <strong>{title}</strong>
              <span>{summary || (change === 'changed' ? '' : t(`dialog.${change}`))}</span>
            </span>
            <Segmented
              label={t('dialog.scopeOf', { title })}
              value={scope}
              options={scopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
              onChange={(chosen) => onChoose(page, chosen)}
            />
          </li>
        ))}
      </ul>
      <p className={classes.legend}>
        <Trans t={t} i18nKey="legend" components={{ strong: <strong /> }} />
      </p>
    </>
  );
};

type Props = {
  booklet: BookletOut;
  publishing: Publishing;
  changes: readonly PageChange[];
  onChoose: (page: string, scope: Scope) => void;
  onCompare: () => void;
};

/** The pages that changed; of a first version, how much there is of it. */
export const WhatChanged = ({ booklet, publishing: { current }, changes, onChoose, onCompare }: Props) => {
  const { t } = useTranslation('publishing');
  if (!current)
    return (
      <div className={classes.summary}>
        <h3>{t('dialog.firstTitle')}</h3>
        <p>
          {t('dialog.firstText', {
            chapters: t('dialog.chapters', { count: booklet.chapters_count }),
            pages: t('dialog.pages', { count: booklet.pages_count }),
            languages: t('dialog.languages', { count: booklet.readable_locales.length }),
          })}
        </p>
      </div>
    );
  if (changes.length === 0)
    return (
      <div className={classes.summary}>
        <h3>{t('dialog.noPage')}</h3>
        <p>{t('dialog.noPageText')}</p>
      </div>
    );
  return (
    <section aria-labelledby="changed-pages">
      <Row gap={3} lineGap={1} align="center" justify="between" wrap className={classes.heading}>
        <h3 id="changed-pages">{t('dialog.changes', { count: changes.length })}</h3>
        <Button look="link" size="small" onClick={onCompare}>
          {t('dialog.compare', { version: current.version })}
        </Button>
      </Row>
      <Changes changes={changes} onChoose={onChoose} />
    </section>
  );
};
