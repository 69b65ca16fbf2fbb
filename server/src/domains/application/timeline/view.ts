import type { HistoryEntry } from '@pinjian/contract/application-candidate.ts';
import { moveNames } from '@pinjian/contract/application-pipeline.ts';
import { unsuitableReasonLabels } from '@pinjian/contract/matching-recommendation.ts';
import { isSeenBySeeker } from '../pipeline/rules.ts';
import type { EventRow } from './queries.ts';

/**
 * What a seeker reads of what happened to their application: without what they may not know of, without the names of
 * members, and with no words but their own.
 */
export function ownEntries(events: readonly EventRow[]): HistoryEntry[] {
  return events.flatMap((event) => {
    const what = moveNames.find((move) => move === event.move) ?? 'view';
    if (what !== 'view' && !isSeenBySeeker(what, event.details)) return [];
    const { note = '', unsuitable } = event.details;
    const own = event.mover === 'seeker' || event.mover === 'seekerAgent';
    const words = [unsuitable === undefined ? '' : unsuitableReasonLabels[unsuitable], note];
    return [
      {
        eventId: event.id,
        at: event.created_at.toISOString(),
        what,
        by: { kind: event.mover, name: null, ...(event.details.agent && { agent: event.details.agent }) },
        from: event.from_step,
        to: event.to_step,
        why: own ? words.filter((part) => part !== '').join('：') : '',
      },
    ];
  });
}
