import type { TalkCall } from '@pinjian/contract/agent-talk.ts';

/** As they lie in the rows of talks. */
export type StoredCalls = readonly TalkCall[];
