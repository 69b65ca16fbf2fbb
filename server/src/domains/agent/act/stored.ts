import type { Insertable } from 'kysely';
import type { ActSection, Evidence } from '@pinjian/contract/agent-act.ts';
import type { AgentActTable } from '#server/tables.ts';
import type { Undo } from '#server/tool.ts';

/** As they lie in the rows of acts. */
export type StoredEvidence = readonly Evidence[];
export type StoredSections = readonly ActSection[];
export type StoredUndo = Undo;
/** What a tool is given once its owner agrees, or at once. */
export type ToolInput = Readonly<Record<string, unknown>>;

/** A row of the diary that is still to be written, with an id of its own. */
export type NewAct = Insertable<AgentActTable> & {
  readonly position_id: string | null;
  readonly seeker_id: string | null;
};
