import type { InputIssue } from '@pinjian/contract/envelope.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { LineState, ResumeConfidence, UnplacedLines } from '@pinjian/contract/resume.ts';
import { createContext, useContext } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import { factsOf, factsSettled, factsWithout, type Facts } from '../doubts/model.ts';
import {
  afterInsertion,
  afterMove,
  afterRemoval,
  keyed,
  rebased,
  withEntry,
  withEntryMoved,
  withoutEntry,
} from '../entries/model.ts';
import { standsIn } from '../unplaced/model.ts';
import { fieldOf, isBlank, issuesOf, valueAt, withValue, type ListPath } from '../model.ts';

/** An entry that was taken out, until something else is. */
export interface Removed {
  readonly list: ListPath;
  readonly index: number;
  readonly entry: object;
  readonly facts: Facts;
}

interface Editing {
  readonly content: ResumeContent;
  readonly facts: Facts;
  /** Message by field; only of fields that were left or when the whole was to be confirmed. */
  readonly issues: Readonly<Record<string, string>>;
  readonly removed: Removed | null;
  /** Lines of the file that reached no field. */
  readonly unplaced: UnplacedLines;
  /** The field that has the focus: the file shows where its words stand. */
  readonly focused: string | null;
}

export interface EditorStore extends StoreApi<Editing> {
  readonly change: (path: string, value: unknown) => void;
  /** A person said that a doubtful field is right. */
  readonly settle: (field: string) => void;
  /** What became of a line that reached no field. */
  readonly settleLine: (line: number, state: LineState) => void;
  readonly focus: (field: string | null) => void;
  /** Looks at one field when it is left; complaints elsewhere stay as they are. */
  readonly check: (field: string) => void;
  /** Shows all complaints. */
  readonly complain: (issues: readonly InputIssue[]) => void;
  readonly add: (list: ListPath, entry: object) => void;
  readonly remove: (list: ListPath, index: number) => void;
  readonly undoRemove: () => void;
  readonly forgetRemoved: () => void;
  readonly move: (list: ListPath, from: number, to: number) => void;
  /** Others wrote into it meanwhile: what is typed here stays among it. */
  readonly take: (content: ResumeContent) => void;
  /** Starts over from what the server has. */
  readonly reset: (read: Read) => void;
}

/** What the server has of a resume. */
interface Read {
  readonly content: ResumeContent;
  readonly confidence: ResumeConfidence;
  readonly unplaced: UnplacedLines;
}

function start({ content, confidence, unplaced }: Read): Editing {
  return {
    content: keyed(content),
    facts: factsOf(confidence),
    issues: {},
    removed: null,
    // A line whose words stand in the content was placed, whether or not its state arrived.
    unplaced: unplaced.map((each) =>
      each.state === 'open' && standsIn(content, each.text) ? { ...each, state: 'placed' } : each,
    ),
    focused: null,
  };
}

function without(issues: Editing['issues'], field: string): Editing['issues'] {
  if (issues[field] === undefined) return issues;
  const { [field]: _gone, ...rest } = issues;
  return rest;
}

/** What is being edited: the content, what the reader doubts, what cannot be stored. One for each open resume. */
export function createEditor(read: Read): EditorStore {
  const store = createStore<Editing>()(() => start(read));
  const { getState, setState } = store;

  return {
    ...store,
    change(path, value) {
      const { content, facts, issues } = getState();
      if (valueAt(content, path) === value) return;
      setState({
        content: withValue(content, path, value),
        facts: factsWithout(facts, path),
        issues: without(issues, fieldOf(path)),
      });
    },
    settle: (field) => setState(({ facts }) => ({ facts: factsSettled(facts, field) })),
    settleLine: (line, state) =>
      setState(({ unplaced }) => ({
        unplaced: unplaced.map((each) => (each.line === line ? { ...each, state } : each)),
      })),
    focus: (field) => setState({ focused: field }),
    check(field) {
      const { content, issues } = getState();
      const message = issuesOf(content).find((issue) => issue.path === field)?.message;
      if (message !== issues[field])
        setState({ issues: message === undefined ? without(issues, field) : { ...issues, [field]: message } });
    },
    complain: (issues) => setState({ issues: Object.fromEntries(issues.map(({ path, message }) => [path, message])) }),
    add(list, entry) {
      const { content } = getState();
      setState({ content: withEntry(content, list, valueAt(content, list).length, entry) });
    },
    remove(list, index) {
      const { content, facts, issues } = getState();
      const entry = valueAt(content, list)[index];
      if (entry === undefined) return;
      const place = afterRemoval(index);
      setState({
        content: withoutEntry(content, list, index),
        facts: rebased(facts, list, place),
        issues: rebased(issues, list, place),
        removed: isBlank(entry)
          ? null
          : {
              list,
              index,
              entry,
              facts: Object.fromEntries(
                Object.entries(facts).filter(
                  ([path]) => path.startsWith(`${list}.${index}.`) || path === `${list}.${index}`,
                ),
              ),
            },
      });
    },
    undoRemove() {
      const { content, facts, issues, removed } = getState();
      if (removed === null) return;
      const { list } = removed;
      const index = Math.min(removed.index, valueAt(content, list).length);
      const place = afterInsertion(index);
      setState({
        content: withEntry(content, list, index, removed.entry),
        facts: { ...rebased(facts, list, place), ...rebased(removed.facts, list, () => index) },
        issues: rebased(issues, list, place),
        removed: null,
      });
    },
    forgetRemoved: () => setState({ removed: null }),
    move(list, from, to) {
      const { content, facts, issues } = getState();
      const place = afterMove(from, to);
      setState({
        content: withEntryMoved(content, list, from, to),
        facts: rebased(facts, list, place),
        issues: rebased(issues, list, place),
        removed: null,
      });
    },
    take(content) {
      const { facts } = getState();
      // Doubts about what is no longer there are settled.
      const left = Object.entries(facts).filter(([path]) => valueAt(content, path) !== undefined);
      setState({ content: keyed(content), facts: Object.fromEntries(left) });
    },
    reset: (now) => setState(start(now)),
  };
}

export const EditorContext = createContext<EditorStore | null>(null);

export function useEditor(): EditorStore {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error('there is no resume being edited around this');
  return editor;
}

/** A part of what is being edited; the component is drawn again when that part changes. */
export function useEditing<T>(select: (editing: Editing) => T): T {
  return useStore(useEditor(), select);
}
