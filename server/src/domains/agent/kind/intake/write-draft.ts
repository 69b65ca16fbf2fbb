import { isDeepStrictEqual } from 'node:util';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import type { PositionPlan } from '@pinjian/contract/position-plan.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import {
  createPosition,
  getPositionForEdit,
  getPositionPlan,
  savePosition,
  savePositionPlan,
} from '#domains/position/index.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx, EmployerAgentActor } from '#server/context.ts';
import { draftPosition } from './draft-position.ts';
import type { Conversation } from './follow-conversation.ts';
import type { Drafted } from './plan.ts';
import { planRounds } from './plan-rounds.ts';
import { readWords } from './read-words.ts';

/** The draft as it stood after each thing that was said before. */
function draftsBefore({ said }: Conversation): PositionContent[] {
  return said.map((_, at) => draftPosition(readWords(said.slice(0, at + 1))).content);
}

/**
 * Lays what was said ready as a draft of its owner: nobody else is shown it, and it publishes nothing. The same conversation
 * is the same draft, however often; what a person went on writing is left alone.
 */
export async function writeDraft(
  ctx: Ctx<EmployerAgentActor>,
  {
    agentId,
    number,
    conversation,
  }: { readonly agentId: string; readonly number: number; readonly conversation: Conversation },
): Promise<Drafted> {
  const draft = draftPosition(conversation.understood);
  const drafted = { number, conversation, draft };
  if (draft.content.title === '') return { ...drafted, positionId: null, isTheirs: false, rounds: [] };
  const { content } = draft;
  const { positionId } = await createPosition(ctx, { key: `agent:${agentId}:${number}`, content });
  const stands = await getPositionForEdit(ctx, { positionId });
  const isOurs = draftsBefore(conversation).some((before) => isDeepStrictEqual(before, stands.content));
  const isTheirs = stands.status.value !== positionStatus.draft || !isOurs;
  if (!isTheirs && !isDeepStrictEqual(content, stands.content))
    await savePosition(ctx, { positionId, version: stands.version, content });
  const plan = isTheirs
    ? (await getPositionPlan(ctx, { positionId })).content
    : await planFirst(ctx, positionId, content);
  const rounds = plan.rounds.map(({ name, minutes, competencies }) => ({
    name,
    minutes,
    about: competencies.map((each) => each.name),
  }));
  return { ...drafted, positionId, isTheirs, rounds };
}

/** A plan for a position that has none, once it is known what is asked for. */
async function planFirst(
  ctx: Ctx<EmployerAgentActor>,
  positionId: string,
  content: PositionContent,
): Promise<PositionPlan> {
  const plan = await getPositionPlan(ctx, { positionId });
  if (plan.content.rounds.length > 0 || content.requirements.length === 0) return plan.content;
  const rounds = planRounds(content, newId);
  const saved = await savePositionPlan(ctx, {
    positionId,
    version: plan.version,
    content: { ...plan.content, rounds },
  });
  return saved.content;
}
