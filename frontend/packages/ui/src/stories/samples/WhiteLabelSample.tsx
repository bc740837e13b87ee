import { IconBook } from '@tabler/icons-react';
import { Button } from '../../components/Button/Button';
import { Monogram } from '../../components/Monogram/Monogram';
import { StatusTag } from '../../components/StatusTag/StatusTag';
import { StitchProgress } from '../../components/StitchProgress/StitchProgress';
import classes from './samples.module.css';

/** A subtree that wears another host's colours: it must resolve the tokens again. */
export const WhiteLabelSample = ({ scheme }: { scheme: 'light' | 'dark' }) => (
  <div className={scheme === 'dark' ? `${classes.host} p-dark` : classes.host} data-brand="soignance" data-lv-scope>
    <div className={`${classes.card} ${classes.product}`}>
      <Monogram name="Soignance" />
      <div className={classes.words}>
        <p className={classes.name}>Soignance, livret du patient</p>
        <StitchProgress done={4} total={6} label="4 chapitres terminés sur 6" text="4 sur 6" />
      </div>
      <StatusTag shape={IconBook} tone="info">
        En cours
      </StatusTag>
      <Button look="primary">Publier</Button>
    </div>
  </div>
);
