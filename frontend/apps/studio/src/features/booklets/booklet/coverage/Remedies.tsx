import { Button, ComboField, Icon } from '@livretier/ui';
import { IconBooks, IconFileText, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookletQuery, outlineQuery } from '@/features/booklets/api';
import classes from './ObligationPanel.module.css';
import type { CoverageLine, Suggestion } from './states';
import type { CoverageActs } from './useCoverageActs';

type LinkPageProps = { bookletId: string; line: CoverageLine; acts: CoverageActs };

/** Says that a page which is already there covers the obligation. */
const LinkPage = ({ bookletId, line, acts }: LinkPageProps) => {
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

type CardProps = { suggestion: Suggestion; busy: boolean; onTake: () => void };

const Card = ({ suggestion: { kind, title, chapter_title, minutes }, busy, onTake }: CardProps) => {
  const { t } = useTranslation('coverage');
  return (
    <li className={classes.card}>
      <div className={classes.offer}>
        <span className={classes.tile}>
          <Icon of={kind === 'chapter' ? IconBooks : IconFileText} />
        </span>
        <span className={classes.offered}>
          <strong>{title}</strong>
          <span className={classes.reference}>{t(`from.${kind}`, { chapter: chapter_title, count: minutes })}</span>
        </span>
      </div>
      <Button look="soft" size="small" wide busy={busy} onClick={onTake}>
        <Icon of={IconPlus} size={16} />
        {t(`take.${kind}`)}
      </Button>
    </li>
  );
};

type Props = { bookletId: string; line: CoverageLine; acts: CoverageActs };

/** What would cover an obligation: a page that was taken out, a chapter of the library, a page already written. */
export const Remedies = ({ bookletId, line, acts }: Props) => {
  const { t } = useTranslation('coverage');
  const mayBuild = useQuery(bookletQuery(bookletId)).data?.abilities.build ?? false;
  const [linking, setLinking] = useState(false);
  const offered = line.suggestions.filter(({ kind }) => kind !== 'chapter' || mayBuild);
  return (
    <div className={classes.part}>
      <h4>{t('remedies')}</h4>
      {offered.length > 0 && (
        <ul className={classes.cards}>
          {offered.map((suggestion) => {
            const act = suggestion.kind === 'chapter' ? acts.addChapter : acts.bringBack;
            return (
              <Card
                key={suggestion.id}
                suggestion={suggestion}
                busy={act.isPending}
                onTake={() => act.mutate(suggestion.id)}
              />
            );
          })}
        </ul>
      )}
      {linking ? (
        <LinkPage bookletId={bookletId} line={line} acts={acts} />
      ) : (
        <Button look="link" size="small" onClick={() => setLinking(true)}>
          {t('linkPage')}
        </Button>
      )}
    </div>
  );
};
