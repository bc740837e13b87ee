import { Avatar } from '../../Avatar/Avatar';
import { Row } from '../../Layout/Layout';
import classes from './Sample.module.css';

type Props = { name: string; caption?: string | undefined; actingFor?: boolean };

/** The two-line first cell of a list of people. */
export const Person = ({ name, caption, actingFor = false }: Props) => (
  <Row as="span" gap={3} align="center" shrink>
    <Avatar name={name} />
    <span className={classes.lines}>
      <strong>{name}</strong>
      {caption && <small data-as={actingFor || undefined}>{caption}</small>}
    </span>
  </Row>
);
