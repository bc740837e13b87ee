import { Icon, IconButton } from '@livretier/ui';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { libraryIcon } from '../../library';
import classes from './Chapters.module.css';
import type { ShelfChapter } from './shelfQuery';

type Props = {
  chapter: ShelfChapter;
  busy: boolean;
  onAdd: () => void;
  drag: Pick<ComponentProps<'li'>, 'draggable' | 'onDragStart' | 'onDragEnd'>;
};

export const ShelfItem = ({ chapter, busy, onAdd, drag }: Props) => {
  const { t } = useTranslation('creation');
  const { title, icon, pages_count, minutes, mandatory, added } = chapter;
  const size = [
    t('chapters.pages', { count: pages_count }),
    t('chapters.minutes', { count: minutes }),
    mandatory && t('chapters.mandatory'),
  ];
  return (
    <li className={classes.shelfItem} data-added={added || undefined} {...(!added && drag)}>
      <span className={classes.sign}>
        <Icon of={libraryIcon(icon)} />
      </span>
      <span className={classes.words}>
        <strong>{title}</strong>
        <span>{size.filter(Boolean).join(', ')}</span>
      </span>
      {added ? (
        <span className={classes.added}>
          <Icon of={IconCheck} size={16} />
          {t('chapters.added')}
        </span>
      ) : (
        <IconButton
          icon={IconPlus}
          size="small"
          look="outlined"
          label={t('chapters.addOne', { title })}
          aria-disabled={busy}
          onClick={busy ? undefined : onAdd}
        />
      )}
    </li>
  );
};
