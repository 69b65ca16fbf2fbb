import { actKinds, actStates } from '@pinjian/contract/agent-act.ts';
import type { DiaryFilter } from '../api.ts';

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function matching(value: string | null, pattern: RegExp): string | null {
  return value !== null && pattern.test(value) ? value : null;
}

/** What the address narrows a diary to, and its page; what is no filter is none. */
export function readDiary(params: URLSearchParams): DiaryFilter & { readonly current: number } {
  const page = Number(params.get('page'));
  return {
    agentId: matching(params.get('agent'), idPattern),
    kind: actKinds.find((kind) => kind === params.get('kind')) ?? null,
    state: actStates.find((state) => state === params.get('state')) ?? null,
    from: matching(params.get('from'), dayPattern),
    to: matching(params.get('to'), dayPattern),
    current: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The address with some of it changed; another filter begins at the first page. */
export function writeDiary(params: URLSearchParams, changes: Readonly<Record<string, string | null>>): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
