import { VisuallyHidden } from '@livretier/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import type { Forms, Language, Message } from '../types';
import { MessageLine } from './MessageLine';
import classes from './Translations.module.css';

/** The one to write after a text: the next that is not validated yet, however far it is. */
const following = (items: readonly Message[], key: string) => {
  const at = items.findIndex((one) => one.key === key);
  return items.slice(at + 1).find(({ state }) => state !== 'validated')?.key;
};

type Props = { items: readonly Message[]; language: Language; mayWrite: boolean };

/** The texts, one under the other; one at a time is written, in its place. */
export const MessageList = ({ items, language, mayWrite }: Props) => {
  const { t } = useTranslation('languages');
  const [opened, setOpened] = useState<string>();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Forms>>>({});
  const [ended, setEnded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const left = useRef<string>(undefined);
  useEffect(() => {
    if (opened !== undefined || left.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(left.current)}"]`)?.focus();
    left.current = undefined;
  }, [opened]);
  const keep = (key: string, draft: Forms | undefined) =>
    setDrafts(({ [key]: _, ...others }) => (draft ? { ...others, [key]: draft } : others));
  useUnsavedGuard(Object.keys(drafts).length > 0);
  const close = (key: string) => {
    keep(key, undefined);
    left.current = key;
    setOpened(undefined);
  };
  const goOn = (key: string) => {
    const next = following(items, key);
    setEnded(next === undefined);
    keep(key, undefined);
    if (next === undefined) close(key);
    else setOpened(next);
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">{ended && t('ended')}</span>
      </VisuallyHidden>
      {/* Each line says the same to who does not see the columns. */}
      <div className={classes.heads} aria-hidden="true">
        <span>{t('heads.source')}</span>
        <span>{language.label}</span>
        <span>{t('filters.state')}</span>
      </div>
      <ul ref={list} className={classes.texts} aria-label={t('texts', { language: language.label })}>
        {items.map((message) => (
          <li key={message.key}>
            <MessageLine
              message={message}
              language={language}
              mayWrite={mayWrite}
              opened={opened === message.key}
              draft={drafts[message.key]}
              onDraft={(draft) => keep(message.key, draft)}
              onOpen={() => setOpened(message.key)}
              onClose={() => close(message.key)}
              onNext={() => goOn(message.key)}
            />
          </li>
        ))}
      </ul>
    </>
  );
};
