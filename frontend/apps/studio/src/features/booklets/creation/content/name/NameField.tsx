import { api, unwrap } from '@livretier/api';
import { Icon, TextField } from '@livretier/ui';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/features/accounts';
import classes from './Name.module.css';
import { isLongEnough, longestName, shortestName } from './rules';

/** A value once it has not changed for a while. */
const useQuietly = (value: string, delay: number) => {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return quiet;
};

/** Whether a booklet of the company may be called so; undefined while nobody knows. */
const useNameCheck = (name: string, besides?: string) => {
  const typed = name.trim();
  const wanted = useQuietly(typed, 300);
  const check = useQuery({
    queryKey: ['booklets', 'name', wanted, besides],
    queryFn: () =>
      unwrap(api.GET('/api/booklets/name', { params: { query: { name: wanted, ...(besides && { besides }) } } })),
    enabled: isLongEnough(wanted),
  });
  return wanted === typed ? check.data?.free : undefined;
};

type Props = {
  name: string;
  /** The booklet that already has this name, and may keep it. */
  besides?: string | undefined;
  /** Its faults are said once one wants to go on, or has written something and left. */
  asked: boolean;
  /** What the server said to this name. */
  refused?: string | undefined;
  /** One writes here at once: nothing else can be done before. */
  focused?: boolean;
  onChange: (name: string) => void;
  onLeave: () => void;
};

/** The name, how long it is, and whether it is free. */
export const NameField = ({ name, besides, asked, refused, focused = false, onChange, onLeave }: Props) => {
  const { t } = useTranslation('creation');
  const company = useSession()?.company?.name ?? '';
  const free = useNameCheck(name, besides);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) box.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [focused]);
  const short = asked && !isLongEnough(name) ? t('name.short', { count: shortestName }) : undefined;
  const taken = free === false ? t('name.taken', { company }) : undefined;
  const error = short ?? taken ?? refused;
  return (
    <div ref={box} className={classes.name}>
      <TextField
        label={t('name.label')}
        size="lg"
        value={name}
        maxLength={longestName}
        autoComplete="off"
        error={error}
        rightSection={
          <span className={classes.count} aria-hidden="true">
            {t('name.count', { count: name.length, most: longestName })}
          </span>
        }
        rightSectionWidth={84}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onLeave}
      />
      <p role="status" className={classes.free}>
        {!error && free && (
          <>
            <Icon of={IconCheck} size={16} />
            {t('name.free', { company })}
          </>
        )}
      </p>
    </div>
  );
};
