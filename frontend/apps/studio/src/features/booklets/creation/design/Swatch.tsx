import classes from './Swatch.module.css';

/** Gives an element values of its own: the policy forbids a style attribute, the object model does not. */
export const painted = (values: Record<`--${string}`, string>) => (element: HTMLElement | null) => {
  for (const [name, value] of Object.entries(values)) element?.style.setProperty(name, value);
};

type Props = { colour: string; size?: 'small' | 'medium' };

/** A colour of the booklet; what it is called stands beside it. */
export const Swatch = ({ colour, size = 'medium' }: Props) => (
  <span className={classes.swatch} data-size={size} ref={painted({ '--colour': colour })} aria-hidden="true" />
);
