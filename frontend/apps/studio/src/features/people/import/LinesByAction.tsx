import { ExportButton, Segmented } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { wholeNumber } from '@/shared/text/numbers';
import { fetchProblems, type PeopleImport } from './api';
import classes from './Import.module.css';
import { Lines } from './Lines';

const tabs = ['error', 'changed', 'new'] as const;
type TabName = (typeof tabs)[number];

/** The lines by what they do; those that cannot be taken over come first, and as a file. */
export const LinesByAction = ({ found }: { found: PeopleImport }) => {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const { id, counts } = found;
  const [chosen, setChosen] = useState<TabName>(() => tabs.find((name) => counts[name] > 0) ?? 'error');
  return (
    <section className={classes.lines} aria-label={t('import.lines.label')}>
      <div className={classes.bar}>
        <Segmented
          label={t('import.lines.label')}
          value={chosen}
          options={tabs.map((value) => ({
            value,
            label: t(`import.tabs.${value}`),
            count: wholeNumber(counts[value], locale),
          }))}
          onChange={setChosen}
        />
        {counts.error > 0 && (
          <ExportButton fetchFile={() => fetchProblems(id)} name={t('import.problems.file')}>
            {t('import.problems.download', { count: counts.error })}
          </ExportButton>
        )}
      </div>
      {chosen === 'error' && counts.error > 0 && <p className={classes.note}>{t('import.problems.advice')}</p>}
      <Lines
        key={chosen}
        id={id}
        action={chosen}
        label={t(`import.tabs.${chosen}`)}
        empty={t(counts[chosen] > 0 ? 'import.lines.forgotten' : `import.lines.none.${chosen}`)}
      />
    </section>
  );
};
