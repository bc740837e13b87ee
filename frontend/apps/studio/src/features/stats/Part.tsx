import { Button, SectionHeader } from '@livretier/ui';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Data, DataRows } from './DataRows';
import classes from './Stats.module.css';

type Props = {
  title: string;
  text?: string;
  /** What the drawing shows, as a table: the same rows. */
  data?: Data | undefined;
  actions?: ReactNode;
  children: ReactNode;
};

/** A part of the statistics: a drawing, and behind a button the rows that it is made of. */
export const Part = ({ title, text, data, actions, children }: Props) => {
  const { t } = useTranslation('stats');
  const [shown, setShown] = useState(false);
  const [titleId, dataId] = [useId(), useId()];
  const rows = data?.rows ?? [];
  return (
    <section className={classes.part} aria-labelledby={titleId}>
      <SectionHeader
        id={titleId}
        title={title}
        actions={
          <>
            {actions}
            {rows.length > 0 && (
              <Button
                look="link"
                size="small"
                aria-label={t(shown ? 'data.hideOf' : 'data.of', { part: title })}
                aria-expanded={shown}
                aria-controls={shown ? dataId : undefined}
                onClick={() => setShown(!shown)}
              >
                {t(shown ? 'data.hide' : 'data.show')}
              </Button>
            )}
          </>
        }
      />
      {text && <p className={classes.text}>{text}</p>}
      {children}
      {data && shown && rows.length > 0 && (
        <div id={dataId}>
          <DataRows title={title} data={data} />
        </div>
      )}
    </section>
  );
};
