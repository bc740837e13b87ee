import { type Colours, defaultTheme, themeVariables } from '@livretier/booklet';
import { Icon } from '@livretier/ui';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useId } from 'react';
import looks from '../Looks.module.css';
import { painted } from '../painted';
import classes from './Palettes.module.css';

type Props = {
  value: string;
  checked: boolean;
  colours: Colours;
  name: string;
  text: string;
  onChoose: () => void;
};

/** Four colours and the soft one that follows from them, under one name. */
export const PaletteCard = ({ value, checked, colours, name, text, onChoose }: Props) => {
  const id = useId();
  const soft = themeVariables({ ...defaultTheme, colours })['--lvr-soft'] ?? colours.background;
  const stripes = { primary: colours.primary, accent: colours.accent, background: colours.background, soft };
  return (
    <label className={classes.card}>
      <input
        type="radio"
        name="palette"
        value={value}
        className={classes.input}
        checked={checked}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
      />
      <span className={classes.stripes} aria-hidden="true">
        {Object.entries({ ...stripes, text: colours.text }).map(([part, colour]) => (
          <span key={part} className={classes.stripe} ref={painted({ '--colour': colour })} />
        ))}
      </span>
      <span id={`${id}-name`} className={classes.name}>
        {name}
        {checked && <Icon of={IconCircleCheckFilled} />}
      </span>
      <span id={`${id}-text`} className={looks.quiet}>
        {text}
      </span>
    </label>
  );
};
