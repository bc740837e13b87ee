import { VisuallyHidden } from '@livretier/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import todo from './Todo.module.css';
import work from './Work.module.css';

const places = [0, 1, 2, 3];

const Waiting = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <div role="status">
      <VisuallyHidden>{t('labels.loading')}</VisuallyHidden>
      {children}
    </div>
  );
};

/** The place of the coming lines, in their own geometry. */
export const TodoSkeleton = () => (
  <Waiting>
    <div className={todo.groups} data-waiting aria-hidden="true">
      {places.map((place) => (
        <div key={place} className={todo.line}>
          <span className={todo.sign} />
          <span className={todo.bar} />
        </div>
      ))}
    </div>
  </Waiting>
);

/** The place of the coming covers. */
export const WorkSkeleton = () => (
  <Waiting>
    <div className={work.cards} data-waiting aria-hidden="true">
      {places.map((place) => (
        <div key={place}>
          <div className={work.tray} />
          <span className={todo.bar} />
        </div>
      ))}
    </div>
  </Waiting>
);
