import { agentErrors } from '@pinjian/contract/agent.ts';
import type { OutwardActKind } from '@pinjian/contract/agent-act.ts';
import { applicationTools } from '#domains/application/index.ts';
import { matchingTools } from '#domains/matching/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AgentActor, Ctx } from '#server/context.ts';
import type { Tool, ToolDone } from '#server/tool.ts';
import type { ToolInput } from './stored.ts';
import { findAct, updateAct } from './queries.ts';

/** Everything that agents can do towards others: there is no other way. */
export const tools: readonly Tool[] = [...applicationTools, ...matchingTools];

/** The tool of an act on a side. @throws Refusal 41217 where that side has none */
function toolFor(side: AgentActor['kind'], act: OutwardActKind): Tool {
  const found = tools.find((each) => each.side === side && each.act === act);
  if (found === undefined) throw new Refusal(agentErrors.notCovered);
  return found;
}

/**
 * Does one act in the transaction of `tx`, through the operation of people; the actor's permit has the last word, and a tool
 * that did not ask it is a defect of ours.
 * @throws Refusal of `agentErrors` and of the operation: nothing was done
 */
export async function performAct(
  tx: Ctx<AgentActor>,
  { id, kind, input }: { readonly id: string; readonly kind: OutwardActKind; readonly input: ToolInput },
): Promise<void> {
  const { actor } = tx;
  const done = (await toolFor(actor.kind, kind).run(tx, input)) as ToolDone;
  if (actor.agent.permitted() !== kind) throw new Error(`the tool of ${kind} did not ask the slip`);
  const row = await findAct(tx, id);
  if (row === undefined) throw new Error(`the act ${id} was not noted`);
  const { subject = {}, undo } = done;
  await updateAct(tx, id, {
    subject: JSON.stringify({ ...row.subject, ...subject }),
    application_id: subject.applicationId ?? row.application_id,
    undo: undo === undefined ? null : JSON.stringify(undo),
  });
}
