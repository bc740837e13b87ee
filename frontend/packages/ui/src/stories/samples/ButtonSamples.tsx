import { IconEye, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { Row } from '../../components/Layout/Layout';
import classes from './samples.module.css';

export const ButtonSamples = () => (
  <>
    <Row gap={2} align="center" wrap className={classes.row}>
      <Button look="primary">Publier</Button>
      <span className={classes.hovered}>
        <Button look="primary">Publier</Button>
      </span>
      <span className={classes.pressed}>
        <Button look="primary">Publier</Button>
      </span>
      <span className={classes.focused}>
        <Button look="primary">Publier</Button>
      </span>
      <Button disabled>Publier</Button>
      <Button look="primary" busy>
        Publier
      </Button>
    </Row>
    <Row gap={2} align="center" wrap className={classes.row}>
      <Button>
        <Icon of={IconEye} />
        Aperçu
      </Button>
      <Button look="soft">
        <Icon of={IconUserPlus} />
        Inviter
      </Button>
      <Button look="quiet">Annuler</Button>
      <Button look="link">En savoir plus</Button>
      <Button look="danger">
        <Icon of={IconTrash} />
        Supprimer
      </Button>
      <Button look="danger-outline">Retirer</Button>
    </Row>
  </>
);
