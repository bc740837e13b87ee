import { Button, Icon } from '@livretier/ui';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../session/context';
import { closedPageQuery } from '../source/queries';
import classes from './Accessibility.module.css';
import type { Issue } from './types';
import { reportOf } from './useReport';

type PageIssues = { id: string; title: string; issues: readonly Issue[] };

/** What the checks say of the pages that are not open: as they were saved, once somebody asks for it. */
const useOtherPages = (wanted: boolean) => {
  const { source, manuscript, pageId } = useEditing();
  const others = manuscript.pages.filter(({ id }) => id !== pageId);
  const found = useQueries({ queries: others.map(({ id }) => ({ ...closedPageQuery(source, id), enabled: wanted })) });
  const pages = found.flatMap(({ data }, index): PageIssues[] => {
    const line = others[index];
    return data && line ? [{ id: line.id, title: line.title, issues: reportOf(data.document).issues }] : [];
  });
  return {
    count: others.length,
    faulty: pages.filter(({ issues }) => issues.length > 0),
    isChecking: found.some(({ isFetching }) => isFetching),
    isMissing: found.some(({ isError }) => isError),
  };
};

const FaultyPage = ({ page: { id, title, issues } }: { page: PageIssues }) => {
  const { t } = useTranslation('editor');
  const { openPage } = useEditing();
  const faults = [...new Set(issues.map(({ fault }) => t(`accessibility.issues.${fault}.title`)))];
  return (
    <li className={classes.issue}>
      <Icon of={IconAlertTriangle} />
      <div className={classes.body}>
        <h4>{title || t('outline.untitled')}</h4>
        <ul>
          {faults.map((fault) => (
            <li key={fault} className={classes.text}>
              {fault}
            </li>
          ))}
        </ul>
        <div className={classes.acts}>
          <Button size="small" onClick={() => openPage(id)}>
            {t('accessibility.openPage')}
          </Button>
        </div>
      </div>
    </li>
  );
};

/** The pages that are not open: they are looked at when somebody asks, as they were saved. */
export const OtherPages = () => {
  const { t } = useTranslation('editor');
  const [wanted, setWanted] = useState(false);
  const { count, faulty, isChecking, isMissing } = useOtherPages(wanted);
  if (count === 0) return null;
  const said = () => {
    if (isChecking) return t('accessibility.checking');
    if (isMissing) return t('accessibility.notChecked');
    return t('accessibility.others', { count: faulty.length });
  };
  return (
    <section aria-labelledby="other-pages">
      <div className={classes.fine}>
        <h3 id="other-pages">{t('accessibility.otherPages', { count })}</h3>
        <p className={classes.check} role="status">
          {wanted && !isChecking && !isMissing && faulty.length === 0 && <Icon of={IconCircleCheck} />}
          {wanted ? said() : t('accessibility.onlyThis')}
        </p>
        {!wanted && (
          <Button size="small" onClick={() => setWanted(true)}>
            {t('accessibility.checkOthers', { count })}
          </Button>
        )}
      </div>
      <ul>
        {faulty.map((page) => (
          <FaultyPage key={page.id} page={page} />
        ))}
      </ul>
    </section>
  );
};
