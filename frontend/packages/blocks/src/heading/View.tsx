import type { HeadingBlock } from './schema';

export const HeadingView = ({ id, props: { level, text } }: HeadingBlock) => {
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} className="heading">
      {text}
    </Heading>
  );
};
