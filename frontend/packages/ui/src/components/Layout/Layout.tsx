import type { ComponentProps, ElementType } from 'react';
import classes from './Layout.module.css';

type As<Element extends ElementType> = {
  /** The element that it is: a `div` unless told. */
  as?: Element;
} & Omit<ComponentProps<Element>, 'as' | 'style'>;

type Layout = {
  /** The space between two of its parts: 2 is the token `--lv-2`. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  justify?: 'center' | 'end' | 'between' | undefined;
  /** Takes the room that is left. */
  fill?: boolean | undefined;
  /** May become narrower than its longest word. */
  shrink?: boolean | undefined;
};

type InLines = {
  /** Goes on in another line when there is no room. */
  wrap?: boolean | undefined;
  /** The space between two lines, where it is not that between two parts. */
  lineGap?: 1 | 2 | undefined;
};

type Box = Layout & InLines & { as?: ElementType; className?: string };

const draw = (kind: string | undefined, props: Box) => {
  const { as: Tag = 'div', gap, lineGap, align, justify, wrap, fill, shrink, className = '', ...rest } = props;
  return (
    <Tag
      {...rest}
      className={`${kind} ${className}`.trim()}
      data-gap={gap}
      data-lines={lineGap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
      data-fill={fill || undefined}
      data-shrink={shrink || undefined}
    />
  );
};

/** Its parts one under the other. */
export const Stack = <Element extends ElementType = 'div'>(props: As<Element> & Layout) =>
  draw(classes.stack, props as Box);

/** Its parts side by side. */
export const Row = <Element extends ElementType = 'div'>(props: As<Element> & Layout & InLines) =>
  draw(classes.row, props as Box);

/** What takes the room that is left beside its neighbours, and shrinks when there is little. */
export const Fill = <Element extends ElementType = 'div'>(props: As<Element>) => draw(classes.fill, props as Box);
