import { Button } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { BookletOut, PageChange, Publishing, Scope } from '../types';
import { Changes } from './Changes';
import classes from './Window.module.css';

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
            languages: t('dialog.languages', { count: booklet.locales.length }),
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
      <div className={classes.heading}>
        <h3 id="changed-pages">{t('dialog.changes', { count: changes.length })}</h3>
        <Button look="link" size="small" onClick={onCompare}>
          {t('dialog.compare', { version: current.version })}
        </Button>
      </div>
      <Changes changes={changes} onChoose={onChoose} />
    </section>
  );
};
