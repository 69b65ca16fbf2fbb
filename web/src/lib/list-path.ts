import { useLocation } from 'react-router';
import { isRecord } from './storage.ts';

interface ListPath {
  /** Where the way back leads: the list with its filters, or the bare one for whoever came from elsewhere. */
  readonly back: string;
  /** The state of every link to what belongs to the list, so that its way back stays. */
  readonly state: { readonly list: string };
}

/** Pages below a list that are not one: what is opened from it. */
const opened = /^\/job-(?:details|company)\//;

/**
 * The list that a page was opened from, as its address was: filters, words and all. It goes along with the entries of
 * the history, so that a reload keeps it, and only ever leads to a list at `base` or below.
 */
export function useListPath(base: string): ListPath {
  const { pathname, search, state } = useLocation();
  const isList = (path: string) =>
    path.startsWith(base) && /^(?:[/?]|$)/.test(path.slice(base.length)) && !opened.test(path.slice(base.length));
  const kept: unknown = isRecord(state) ? state['list'] : null;
  const here = pathname + search;
  const back = isList(here) ? here : typeof kept === 'string' && isList(kept) ? kept : base;
  return { back, state: { list: back } };
}
