import { listPositions } from '#domains/position/index.ts';
import type { Ctx, EmployerAgentActor } from '#server/context.ts';
import type { AgentFacts, Plan } from '../../run/planner.ts';
import type { Habits } from './ask-next.ts';
import { followConversation } from './follow-conversation.ts';
import { plan, type Drafted } from './plan.ts';
import { writeDraft } from './write-draft.ts';

/** Reads what its owner said, lays each position ready as a draft and asks what is missing, one question at a time. */
export async function lookAtWords(ctx: Ctx<EmployerAgentActor>, of: AgentFacts): Promise<Plan> {
  const words = [of.slip.goal, ...of.told.map((each) => each.words)].filter((each) => each !== '');
  const habits = await findHabits(ctx);
  const all: Drafted[] = [];
  for (const [at, conversation] of followConversation(words, habits).entries())
    all.push(await writeDraft(ctx, { agentId: of.agentId, number: at + 1, conversation }));
  return plan(all, of);
}

/** Cities of the company's own positions, the most frequent first. */
async function findHabits(ctx: Ctx<EmployerAgentActor>): Promise<Habits> {
  const { records } = await listPositions(ctx, { q: '', current: 1, pageSize: 50 });
  const times = Map.groupBy(
    records.flatMap(({ city }) => city?.code ?? []),
    (code) => code,
  );
  return { cityCodes: [...times].toSorted((a, b) => b[1].length - a[1].length).map(([code]) => code) };
}
