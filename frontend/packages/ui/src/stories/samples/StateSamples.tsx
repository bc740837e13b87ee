import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { Button } from '../../components/Button/Button';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { Icon } from '../../components/Icon/Icon';
import { KeyHint } from '../../components/KeyHint/KeyHint';
import { Menu } from '../../components/Menu/Menu';
import { MenuAction, MenuLine } from '../../components/Menu/MenuAction';
import { Skeleton } from '../../components/QueryView/Skeleton';
import classes from './samples.module.css';

const ignore = () => undefined;

export const StateSamples = () => (
  <div className={classes.pair}>
    <div className={classes.card}>
      <EmptyState
        size="card"
        title="Aucun participant"
        action={
          <Button look="primary" size="small">
            Ajouter
          </Button>
        }
        learn={<Button size="small">Importer</Button>}
      >
        Importez un fichier CSV ou collez des adresses.
      </EmptyState>
    </div>
    <div className={classes.column}>
      <div className={`${classes.card} ${classes.padded}`}>
        <Skeleton />
      </div>
      <ErrorNote title="Statistiques indisponibles" action={<Button size="small">Réessayer</Button>}>
        Réessayez dans un instant.
      </ErrorNote>
      <div className={classes.menu}>
        <Menu target={<Button size="small">Autres actions</Button>} position="bottom-start" defaultOpened>
          <MenuAction icon={<Icon of={IconPencil} />} hint={<KeyHint>E</KeyHint>} onSelect={ignore}>
            Modifier
          </MenuAction>
          <MenuAction icon={<Icon of={IconCopy} />} onSelect={ignore}>
            Dupliquer
          </MenuAction>
          <MenuLine />
          <MenuAction icon={<Icon of={IconTrash} />} danger onSelect={ignore}>
            Supprimer
          </MenuAction>
        </Menu>
      </div>
    </div>
  </div>
);
