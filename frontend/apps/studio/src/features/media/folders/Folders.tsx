import { Button } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Asked } from '../list/useMediaSearch';
import type { Library } from '../types';
import { FolderCard } from './FolderCard';
import classes from './Folders.module.css';

const inSight = 8;

type Props = { library: Library; asked: Asked };

/** The drawers of the library; pressing one shows its files, pressing it again shows all. */
export const Folders = ({ library, asked }: Props) => {
  const { t } = useTranslation('media');
  const [whole, setWhole] = useState(false);
  const { folders, abilities } = library;
  const opened = asked.search.dossier;
  if (folders.length === 0) return null;
  const many = folders.length > inSight;
  const shown = many && !whole ? folders.filter(({ id }, place) => place < inSight || id === opened) : folders;
  return (
    <>
      <ul className={classes.folders} aria-label={t('folders.label')}>
        {shown.map((folder) => (
          <FolderCard
            key={folder.id}
            folder={folder}
            open={folder.id === opened}
            organise={abilities.organise}
            onOpen={(open) => asked.filter({ dossier: open ? folder.id : undefined })}
          />
        ))}
      </ul>
      {many && (
        <Button look="link" size="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('folders.fewer') : t('folders.every', { count: folders.length })}
        </Button>
      )}
    </>
  );
};
