import { useWords } from '../context/words';

/** What is said, for those who do not hear it or have no sound. */
export const Transcript = ({ text }: { text: string }) => {
  const { transcript } = useWords();
  return (
    text && (
      <details className="lvb-transcript">
        <summary>{transcript}</summary>
        <p className="lvb-transcript-text">{text}</p>
      </details>
    )
  );
};
