import { completeness } from '../rules.ts';
import type { VersionRow } from './queries.ts';

/** An earlier version in the list. */
export function earlierOf(row: VersionRow) {
  return { versionId: row.id, savedAt: row.saved_at.toISOString(), completeness: completeness(row.content) };
}
