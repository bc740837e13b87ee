import { Button } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { longDate } from '@/shared/text/dates';
import { percentage } from '@/shared/text/numbers';
import { memoryQuery, type Named } from '../api';
import words from '../Translations.module.css';
import type { Unit } from '../types';
import classes from './Memory.module.css';
import { Words } from './Source';

type Props = { named: Named; unit: Unit; direction: 'ltr' | 'rtl'; onTake: (text: string) => void };

/** What was validated of the same words or of similar ones, to be taken over and changed. */
export const Memory = ({ named, unit, direction, onTake }: Props) => {
  const { t } = useTranslation('translations');
  const shown = useLocale();
  const id = useId();
  const found = useQuery(memoryQuery(named, unit)).data?.items ?? [];
  if (found.length === 0) return null;
  return (
    <section className={classes.memory} aria-labelledby={id}>
      <h3 id={id}>{t('memory.title')}</h3>
      <ul>
        {found.map(({ text, share, booklet, validated_by, validated_at }) => (
          <li key={text}>
            <strong>
              {share === 100 ? t('memory.same') : t('memory.alike', { share: percentage(share / 100, shown) })}
            </strong>
            <p className={words.words} lang={named.locale} dir={direction}>
              <Words text={text} />
            </p>
            <small>
              {t('memory.from', { booklet, name: validated_by, day: longDate(new Date(validated_at), shown) })}
            </small>
            <Button size="small" onClick={() => onTake(text)}>
              {t('memory.take')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
