import { SectionHeader } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { CoverOf } from '@/features/booklets/booklet';
import { LinkButton } from '@/shared/LinkButton';
import { Edited, Progress } from '../list/BookletFacts';
import { stepPaths } from '../steps';
import type { BookletLine } from '../types';
import classes from './Home.module.css';

const shown = 3;

/** The creations that were left on the way; the last one first. */
export const Unfinished = ({ booklets }: { booklets: readonly BookletLine[] }) => {
  const { t } = useTranslation('booklets');
  const unfinished = booklets
    .filter(({ status, abilities }) => status === 'building' && abilities.build)
    .slice(0, shown);
  if (unfinished.length === 0) return null;
  return (
    <section aria-labelledby="unfinished">
      <SectionHeader id="unfinished" title={t('home.resume')} text={t('home.resumeText')} />
      <ul className={classes.unfinished}>
        {unfinished.map((booklet) => (
          <li
            key={booklet.id}
            className={classes.creation}
            ref={(card) => void card?.style.setProperty('--cover', booklet.theme.colours.primary)}
          >
            <div className={classes.cover}>
              <CoverOf booklet={booklet} />
            </div>
            <div className={classes.words}>
              <h3>{booklet.name}</h3>
              <Edited booklet={booklet} />
              <Progress booklet={booklet} />
              <div>
                <LinkButton to={stepPaths[booklet.step]} search={{ livret: booklet.id }} size="small" look="soft">
                  {t('home.continue', { step: t(`steps.${booklet.step}`) })}
                </LinkButton>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
