import { auditActs, auditObjectKinds, type AuditAct, type AuditObjectKind } from '@pinjian/contract/console.ts';

/** What of the log is shown; kept in the address, so that back, reload and a shared link restore it. */
export interface AuditFilter {
  readonly current: number;
  readonly adminId?: string;
  readonly act?: AuditAct;
  readonly objectKind?: AuditObjectKind;
  readonly objectId?: string;
  /** Instants: from this one on, before that one. */
  readonly from?: string;
  readonly to?: string;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the address names a day of the calendar. */
export function isDay(text: string | null): text is string {
  if (text === null || !day.test(text)) return false;
  const at = Date.parse(text);
  // The 31st of February is read as a day of March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** A day of Beijing as the address writes it: where it begins, or where the next one does. */
function instantOf(date: string | null, end: boolean): string | undefined {
  if (!isDay(date)) return undefined;
  return new Date(Date.parse(`${date}T00:00:00+08:00`) + (end ? 86_400_000 : 0)).toISOString();
}

/** Reads an address; what it says that makes no sense is left out. */
export function readFilter(params: URLSearchParams): AuditFilter {
  const page = Number(params.get('page') ?? '1');
  const adminId = params.get('admin') ?? '';
  const objectId = params.get('object') ?? '';
  const act = auditActs.find((each) => each === params.get('act'));
  const objectKind = auditObjectKinds.find((each) => each === params.get('kind'));
  const from = instantOf(params.get('from'), false);
  const to = instantOf(params.get('to'), true);
  return {
    current: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    ...(uuid.test(adminId) ? { adminId } : {}),
    ...(act === undefined ? {} : { act }),
    ...(objectKind === undefined ? {} : { objectKind }),
    ...(uuid.test(objectId) ? { objectId } : {}),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}

/** The address with some of its words changed; another filter begins at the first page. */
export function changeParams(
  params: URLSearchParams,
  change: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Whether anything is left out. */
export function isFiltered({ current: _current, ...filter }: AuditFilter): boolean {
  return Object.keys(filter).length > 0;
}
