import { IconAlertTriangle, IconBook, IconCheck, IconMail, IconMailOpened, IconSignature } from '@tabler/icons-react';
import { Row } from '../components/Layout/Layout';
import { StatusTag } from '../components/StatusTag/StatusTag';
import classes from './Statuses.module.css';

/** Every status of a booklet, then of a participant. */
export const Statuses = () => (
  <>
    <Row gap={2} wrap className={classes.row}>
      <StatusTag shape="ring">Brouillon</StatusTag>
      <StatusTag shape="dot" tone="success">
        Publié
      </StatusTag>
      <StatusTag shape="half-dot" tone="warning">
        Modifications non publiées
      </StatusTag>
      <StatusTag shape="box">Archivé</StatusTag>
    </Row>
    <Row gap={2} wrap className={classes.row}>
      <StatusTag shape={IconMail}>Invité</StatusTag>
      <StatusTag shape={IconMailOpened} tone="note">
        Ouvert
      </StatusTag>
      <StatusTag shape={IconBook} tone="info">
        En cours
      </StatusTag>
      <StatusTag shape={IconCheck} tone="success">
        Terminé
      </StatusTag>
      <StatusTag shape={IconSignature} tone="success">
        Signé
      </StatusTag>
      <StatusTag shape={IconAlertTriangle} tone="danger">
        En erreur
      </StatusTag>
    </Row>
  </>
);
