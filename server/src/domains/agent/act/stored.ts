import type { ActSection, Evidence } from '@pinjian/contract/agent-act.ts';
import type { Undo } from '#server/tool.ts';

/** As they lie in the rows of acts. */
export type StoredEvidence = readonly Evidence[];
export type StoredSections = readonly ActSection[];
export type StoredUndo = Undo;
/** What a tool is given once its owner agrees, or at once. */
export type ToolInput = Readonly<Record<string, unknown>>;
