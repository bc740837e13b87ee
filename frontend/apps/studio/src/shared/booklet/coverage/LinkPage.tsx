import { Button, ComboField } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outlineQuery } from '../queries';
import classes from './Coverage.module.css';
import type { CoverageLine } from './states';
import type { CoverageActs } from './useCoverageActs';

type Props = { bookletId: string; line: CoverageLine; acts: CoverageActs };

/** Says that a page which is already there covers the obligation. */
export const LinkPage = ({ bookletId, line, acts }: Props) => {
  const { t } = useTranslation('coverage');
  const chapters = useQuery(outlineQuery(bookletId)).data?.chapters ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const pages = chapters.flatMap((chapter, index) =>
    chapter.pages
      .filter(({ removed, obligations }) => !(removed || obligations.includes(line.id)))
      .map((page) => ({ ...page, label: t('pageOf', { title: page.title, number: index + 1 }) })),
  );
  const page = pages.find(({ id }) => id === chosen);
  return (
    <div className={classes.choose}>
      <ComboField
        label={t('page')}
        choices={pages.map(({ id, label }) => ({ value: id, label }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button size="small" disabled={!page} busy={acts.link.isPending} onClick={() => page && acts.link.mutate(page)}>
        {t('linkThis')}
      </Button>
    </div>
  );
};
