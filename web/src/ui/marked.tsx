import { highlight } from './highlight.ts';

interface MarkedProps {
  readonly text: string;
  readonly words: readonly string[];
}

/** A text with the words that were searched for marked in it. */
export function Marked({ text, words }: MarkedProps) {
  return highlight(text, words).map((run, index) =>
    run.hit ? <mark key={index}>{run.text}</mark> : <span key={index}>{run.text}</span>,
  );
}
