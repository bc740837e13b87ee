import { StitchProgress } from '../../components/StitchProgress/StitchProgress';
import classes from './samples.module.css';

export const ThreadSamples = () => (
  <div className={classes.pair}>
    <StitchProgress done={3} total={7} label="3 chapitres terminés sur 7" text="3 sur 7" />
    <StitchProgress done={7} total={7} label="7 chapitres terminés sur 7" text="7 sur 7" />
  </div>
);
