import type { EmbeddedPostgresProblem } from './errors.ts';

/** What the keeper says to its members, one JSON object a line. A member says nothing: its connection is its word. */
export type KeeperMessage =
  /** To each new member first: whose keeper this is, and whether others were here before. */
  | { readonly type: 'hello'; readonly root: string; readonly shared: boolean }
  | { readonly type: 'creating' }
  | { readonly type: 'ready'; readonly connectionString: string }
  /** The server ended by itself and is being started again; `reason` is for the log. */
  | { readonly type: 'down'; readonly reason: string }
  /** The first start failed; the keeper ends. */
  | { readonly type: 'failed'; readonly code: EmbeddedPostgresProblem; readonly message: string };

/** How the keeper is told what to keep: the only argument of its process. */
export interface KeeperOrder {
  readonly root: string;
  readonly pgBin: string | null;
  /** Server settings beyond ours, for tests and measurements. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Exit code of a keeper that found another one at work. */
export const KEPT_BY_ANOTHER = 75;
