import { withdrawMinutes } from '@pinjian/contract/application-conversation.ts';
import type { ActRow } from './queries.ts';

/** Until when what was done can be taken back; null for as long as the operation allows. */
export function undoableUntil({ undo, done_at }: Pick<ActRow, 'undo' | 'done_at'>): Date | null {
  if (undo?.way !== 'withdrawMessage' || done_at === null) return null;
  return new Date(done_at.getTime() + withdrawMinutes * 60_000);
}
