import type { LlmFailure, LlmUsage } from '#platform/llm/port.ts';

/** What became of a call: its answer was used, was not fit for use, or there was none. */
export type Outcome = 'ok' | 'rejected' | LlmFailure;

/** One call of the model for an interview. */
export interface ModelCall extends LlmUsage {
  readonly purpose: 'plan' | 'read' | 'score';
  /** The candidate's turn that was read; null for the other purposes. */
  readonly turn: number | null;
  readonly model: string;
  readonly promptHash: string;
  readonly outcome: Outcome;
}
