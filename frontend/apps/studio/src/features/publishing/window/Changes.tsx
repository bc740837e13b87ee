import { Segmented } from '@livretier/ui';
import { Trans, useTranslation } from 'react-i18next';
import { type PageChange, type Scope, scopes } from '../types';
import classes from './Window.module.css';

type Props = { changes: readonly PageChange[]; onChoose: (page: string, scope: Scope) => void };

/** Each page that differs from the version online, and how far that reaches. */
export const Changes = ({ changes, onChoose }: Props) => {
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
