import { Share } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { StatsBooklet } from './api';
import { Part } from './Part';
import { useNumbers } from './useNumbers';

const verdicts = ['covered', 'not_applicable', 'missing'] as const;

/** What the grid of the published versions says. */
export const CoveragePart = ({ booklets }: { booklets: readonly StatsBooklet[] }) => {
  const { t } = useTranslation('stats');
  const { whole } = useNumbers();
  const all = (key: (typeof verdicts)[number]) => booklets.reduce((sum, booklet) => sum + booklet[key], 0);
  const parts = verdicts.map((key) => {
    const value = all(key);
    return { key, label: t(`coverage.${key}`), value, text: whole(value) };
  });
  const label = t('coverage.label', {
    covered: whole(all('covered')),
    not_applicable: whole(all('not_applicable')),
    missing: whole(all('missing')),
  });
  const asked = parts.some(({ value }) => value > 0);
  const data = {
    headers: [t('coverage.booklet'), ...parts.map(({ label }) => label)],
    rows: booklets.map((booklet) => ({
      key: booklet.id,
      cells: [booklet.name, ...verdicts.map((key) => booklet[key])],
    })),
  };
  return (
    <Part title={t('coverage.title')} text={t('coverage.text')} data={asked ? data : undefined}>
      {asked ? <Share label={label} parts={parts} /> : <p>{t('coverage.none')}</p>}
    </Part>
  );
};
