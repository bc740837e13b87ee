import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ChecksField } from '../../../shared/later/ChecksField';
import { usePageActs } from '../outline/usePageActs';
import { useEditing } from '../session/context';
import classes from './Inspector.module.css';
import { ManyCovered } from './ManyCovered';

/** More than this do not stand in sight. */
const few = 12;

/** Which obligations the page covers; each click is kept at once. */
export const CoveredField = ({ pageId }: { pageId: string }) => {
  const { t } = useTranslation('editor');
  const { source, manuscript, mayWrite } = useEditing();
  const { cover } = usePageActs();
  const page = manuscript.pages.find(({ id }) => id === pageId);
  if (manuscript.obligations.length === 0)
    return (
      <div>
        <h3 className={classes.label}>{t('page.covered')}</h3>
        <p className={classes.hint}>
          {t(`page.noObligation.${source.kind}`)}{' '}
          {source.kind === 'chapter' && (
            <Link to={source.above} params={{ id: source.id }}>
              {t('page.toChapter')}
            </Link>
          )}
        </p>
      </div>
    );
  const field = {
    choices: manuscript.obligations.map(({ id, code, label }) => ({
      value: id,
      label: t('page.obligation', { code, label }),
    })),
    value: page?.obligations ?? [],
    onChange: (obligations: string[]) => cover.mutate({ id: pageId, obligations }),
    disabled: !mayWrite,
  };
  if (field.choices.length > few) return <ManyCovered {...field} />;
  return <ChecksField label={t('page.covered')} {...field} />;
};
