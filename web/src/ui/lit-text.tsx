import { createContext, useContext, type ReactNode } from 'react';
import styles from './lit-text.module.css';

/** A part of a text that something rests on. */
export interface Mark {
  /** Which text: the name that it is drawn under. */
  readonly path: string;
  /** UTF-16 offsets in the whole text. */
  readonly start: number;
  readonly end: number;
  /** What rests on it, as one word: found again by `litBy`. */
  readonly name: string;
}

interface Lit {
  readonly marks: readonly Mark[];
  /** The name of those that are pointed at. */
  readonly active: string | null;
}

const LitContext = createContext<Lit>({ marks: [], active: null });

/** Lights up what the marks name in every `LitText` below. */
export function LitUp({ marks, active, children }: Lit & { readonly children: ReactNode }) {
  return <LitContext value={{ marks, active }}>{children}</LitContext>;
}

/** A run of a text with the names of the marks that it lies in. */
export interface Run {
  readonly text: string;
  readonly names: readonly string[];
}

/** Cuts a text at the borders of its marks; `from` is where the text begins in the whole that the marks speak of. */
export function runsOf(text: string, from: number, marks: readonly Omit<Mark, 'path'>[]): Run[] {
  const end = from + text.length;
  const within = marks.filter((mark) => mark.start < end && mark.end > from && mark.start < mark.end);
  const borders = within.flatMap((mark) => [Math.max(mark.start, from), Math.min(mark.end, end)]);
  const cuts = [...new Set([from, ...borders, end])].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((cut, index) => {
    const next = cuts[index + 1] ?? end;
    const names = within.filter((mark) => mark.start <= cut && mark.end >= next).map(({ name }) => name);
    return { text: text.slice(cut - from, next - from), names: [...new Set(names)] };
  });
}

/** Where the marks of a name are drawn. */
export function litBy(container: ParentNode, name: string): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(`[data-lit~="${CSS.escape(name)}"]`)];
}

interface LitTextProps {
  readonly path: string;
  readonly text: string;
  /** Where it begins in the whole text of that path. */
  readonly from?: number;
}

/** A text, or a part of one, with what rests on it lit up. */
export function LitText({ path, text, from = 0 }: LitTextProps) {
  const { marks, active } = useContext(LitContext);
  const own = marks.filter((mark) => mark.path === path);
  if (own.length === 0) return text;
  return runsOf(text, from, own).map((run, index) =>
    run.names.length === 0 ? (
      run.text
    ) : (
      <mark
        key={index}
        data-lit={run.names.join(' ')}
        className={active !== null && run.names.includes(active) ? `${styles.lit} ${styles.active}` : styles.lit}
      >
        {run.text}
      </mark>
    ),
  );
}
