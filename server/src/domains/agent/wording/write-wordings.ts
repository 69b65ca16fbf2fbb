import * as z from 'zod';
import { isOutward } from '@pinjian/contract/agent-act.ts';
import type { AgentSlip } from '@pinjian/contract/agent-slip.ts';
import { LlmError } from '#platform/llm/port.ts';
import type { Ctx } from '#server/context.ts';
import { ModelCall } from '../call-model.ts';
import { findSlip, type AgentRow } from '../queries.ts';
import type { Plan, Proposal } from '../run/planner.ts';
import { faultOfWording } from './check-wording.ts';
import { mostWordingTokens, wordingPrompt, wordingText } from './compose-wording.ts';

/** Texts of one look that are worded; the rest go out as the rules wrote them. */
const mostTexts = 5;
const schema = z.object({ words: z.string() });

/**
 * Has a model word the texts of a plan that go to others, where there is one and its tokens of the day are not used up. A wording
 * that says anything beyond the text that the rules wrote is not used, and its line of the diary says so.
 * @param known keys of what was shown or done before: nothing of it is worded
 */
export async function writeWordings(
  ctx: Ctx,
  { agent, slipVersion }: { readonly agent: AgentRow; readonly slipVersion: number },
  plan: Plan,
  known: ReadonlySet<string>,
): Promise<Plan> {
  const { llm } = ctx.ports;
  if (llm === null) return plan;
  const wanted = plan.proposals
    .filter(({ act, text, key }) => isOutward(act) && text !== undefined && !known.has(key))
    .slice(0, mostTexts);
  if (wanted.length === 0) return plan;
  const { content: slip } = await findSlip(ctx, agent.id, slipVersion);
  const worded = await Promise.all(wanted.map((each) => word(ctx, llm, { agent, slip, proposal: each })));
  const byKey = new Map(worded.map((each) => [each.key, each]));
  return { ...plan, proposals: plan.proposals.map((each) => byKey.get(each.key) ?? each) };
}

async function word(
  ctx: Ctx,
  llm: NonNullable<Ctx['ports']['llm']>,
  { agent, slip, proposal }: { readonly agent: AgentRow; readonly slip: AgentSlip; readonly proposal: Proposal },
): Promise<Proposal> {
  const { text = '', why, evidence } = proposal;
  const call = new ModelCall(ctx, agent, {
    purpose: 'wording',
    model: llm.model,
    promptMark: wordingPrompt.mark,
  });
  const asWritten = (note: string): Proposal => ({ ...proposal, why: `${why}${note}` });
  // Its line says nothing of a wording where the day has no tokens left for one.
  if (!(await call.mayCost(mostWordingTokens(text)))) return proposal;
  try {
    const { value, usage } = await llm.ask({
      name: 'word_text',
      system: wordingPrompt.system,
      user: wordingText(text, slip.tone),
      schema,
      temperature: 0.4,
    });
    const words = value.words.trim();
    const fault = faultOfWording(words, { text, sources: [text, ...evidence.map(({ quote }) => quote)] });
    await call.close(usage, fault === null ? 'ok' : 'rejected');
    if (fault !== null) return asWritten(`模型改写的话没有用（${fault}），发的是按规则写的。`);
    return { ...proposal, text: words, why: `${why}文字由模型改写，逐项核对过。` };
  } catch (error) {
    if (!(error instanceof LlmError)) throw error;
    await call.close(error.usage, error.failure);
    return asWritten('模型没有给出改写，用的是按规则写的话。');
  }
}
