import type { ViewProps } from '../view';

/** A heading without words would announce nothing: it is not drawn. */
export const HeadingView = ({ block: { id, props }, children }: ViewProps<'heading'>) => {
  const Heading = `h${props.level}` as const;
  return (
    children !== undefined && (
      <Heading id={id} className="lvb-heading">
        {children}
      </Heading>
    )
  );
};
