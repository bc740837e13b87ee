import classes from './Changes.module.css';
import { useChangeText } from './useChangeText';

type Props = { title: string; tone: 'before' | 'after'; values: Record<string, unknown> };

/** What a thing was, or has become; nothing when the act changed nothing. */
export const Changes = ({ title, tone, values }: Props) => {
  const text = useChangeText();
  const lines = Object.entries(values);
  return (
    lines.length > 0 && (
      <section>
        <h3 className={classes.title}>{title}</h3>
        <ul className={classes.lines} data-tone={tone}>
          {lines.map(([name, value]) => (
            <li key={name}>{text(name, value)}</li>
          ))}
        </ul>
      </section>
    )
  );
};
