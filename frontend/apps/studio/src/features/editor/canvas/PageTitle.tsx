import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageActs } from '../outline/usePageActs';
import { type Session, useEditing } from '../session/context';
import { useSaving } from '../session/useSaving';
import classes from './Sheet.module.css';

/** The title of the page, written where it is read. */
export const PageTitle = ({ session }: { session: Session }) => {
  const { t } = useTranslation('editor');
  const { mayWrite } = useEditing();
  const { edit } = usePageActs();
  const title = useSaving(session, ({ local }) => local.title);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    session.canvas.current?.focus();
  };
  if (!mayWrite) return <h2 className="lvb-title">{title}</h2>;
  return (
    <textarea
      className={`lvb-title ${classes.title}`}
      aria-label={t('page.title')}
      placeholder={t('outline.untitled')}
      rows={1}
      maxLength={200}
      value={title}
      onKeyDown={press}
      onChange={({ currentTarget }) =>
        edit.mutate({ id: session.pageId, title: currentTarget.value.replaceAll('\n', ' ') })
      }
    />
  );
};
