import { Button, Icon } from '@livretier/ui';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { afterDrop } from '../../../shared/order';
import { useEditing } from '../session/context';
import classes from './Outline.module.css';
import { PageRows } from './PageRows';
import { useDrag } from './useDrag';
import type { PageActs } from './usePageActs';
import { walkRows } from './walkRows';

/** The pages of a manuscript that is one chapter. */
export const PageList = ({ acts }: { acts: PageActs }) => {
  const { t } = useTranslation('editor');
  const { manuscript, mayWrite } = useEditing();
  const { pages } = manuscript;
  const drag = useDrag((_, id, { index }) => {
    const after = afterDrop(pages, id, index);
    if (after !== undefined) acts.move.mutate({ id, after });
  });
  return (
    <>
      <ol className={classes.list} onDrop={drag.drop} onKeyDown={walkRows}>
        <PageRows pages={pages} acts={acts} drag={drag} />
      </ol>
      {mayWrite && (
        <div className={classes.foot}>
          <Button
            size="small"
            wide
            busy={acts.add.isPending}
            onClick={() => acts.add.mutate({ after: pages.at(-1)?.id ?? null })}
          >
            <Icon of={IconPlus} size={16} />
            {t('outline.add')}
          </Button>
        </div>
      )}
    </>
  );
};
