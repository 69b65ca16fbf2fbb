import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { getDemoWorld } from '@pinjian/contract/sandbox.ts';

export type DemoStatus = Answer<typeof getDemoWorld>;

/** There is no demo world, and none is being made. */
export const noDemo: DemoStatus = { state: 'none', done: 0, of: 0, accounts: [] };
