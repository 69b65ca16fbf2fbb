import type { VerdictReason } from '@pinjian/contract/agent-act.ts';
import type { Ctx } from '#server/context.ts';

/** Keeps what its owner thinks of an act, in the place of what they thought before. */
export async function upsertVerdict(
  tx: Ctx,
  {
    actId,
    agentId,
    ...verdict
  }: {
    readonly actId: string;
    readonly agentId: string;
    readonly good: boolean;
    readonly reason: VerdictReason | null;
    readonly words: string;
  },
): Promise<void> {
  const said = { ...verdict, created_at: tx.now() };
  await tx.db
    .insertInto('agent_verdict')
    .values({ act_id: actId, agent_id: agentId, ...said })
    .onConflict((conflict) => conflict.column('act_id').doUpdateSet(said))
    .execute();
}
