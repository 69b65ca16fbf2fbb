import { LlmTalkError, type LlmTalkFailure } from '#platform/llm/port.ts';
import { midnightInBeijing } from '#platform/core/beijing-day.ts';
import { positionTitle } from '#domains/position/index.ts';
import { task } from '#server/bind.ts';
import type { AgentActor, Ctx, SystemActor } from '#server/context.ts';
import { findActor } from '../act/find-actor.ts';
import { insertModelCall, sumTokens } from '../model-queries.ts';
import { findSlip, lockAgent, type AgentRow } from '../queries.ts';
import { readsOnly } from '../slip/permit.ts';
import { answerByRules, concernsOf } from './answer-by-rules.ts';
import { cautionAbout } from './check-answer.ts';
import { Answering } from './write-answer.ts';
import { gatherStanding } from './gather-standing.ts';
import { talkChannel } from './open-talk.ts';
import { askedText, talkPrompt } from './compose-prompt.ts';
import { findTalk, findTalkMessage, noteConcerns, updateAnswer, type TalkRow } from './queries.ts';
import { isTelling, readQuestion } from './read-question.ts';
import { brokenOff } from './rules.ts';
import { toolsOf } from './give-tools.ts';

/** Limits of one answer. */
const limits = { totalMs: 90_000, steps: 6, calls: 12, characters: 8000 };
/** Copies that may begin one answer: what two of them left is given up. */
const maxAttempts = 2;
/** Of the talk before, so much is told to the model: messages, and characters of each. */
const history = { messages: 12, characters: 1200 };

/** One answer of a model to an owner. */
export const answerOwnerTask = task<{ messageId: string }>({
  name: 'agent.answer-owner',
  retries: 1,
  timeoutSeconds: 140,
  atOnce: 8,
  run: answerOwner,
});

/**
 * Has a model answer what its owner said, with the tools of the agent's kind, under its slip. It ends within its limits whatever
 * the model does; what was said and called until then is kept, and rules answer where they can and it could not.
 */
async function answerOwner(ctx: Ctx<SystemActor>, { messageId }: { readonly messageId: string }): Promise<void> {
  const begun = await ctx.transaction((tx) => begin(tx, messageId));
  if (begun === null) return;
  const { agent, row, asked } = begun;
  const { llm, config } = ctx.ports;
  const used = await sumTokens(ctx, [agent.id], midnightInBeijing(ctx.now()));
  if (llm === null) return answerInstead(ctx, agent, { row, asked, why: '语言模型暂时没有接入' });
  if ((used.get(agent.id) ?? 0) >= config.agents.tokensPerDay)
    return answerInstead(ctx, agent, { row, asked, why: '这个智能体今天的模型用量已用完，明天恢复' });
  const slip = await findSlip(ctx, agent.id, agent.slip_version);
  const acting = { agentId: agent.id, kind: agent.kind, slipId: slip.id, slipVersion: agent.slip_version, runId: null };
  const actor = await findActor(ctx, agent, { ...acting, ...readsOnly });
  if (actor === null) return answerInstead(ctx, agent, { row, asked, why: '您现在的身份不能让它查看资料' });
  await converse(ctx, { agent, row, asked, actor, llm });
}

interface Begun {
  readonly agent: AgentRow;
  readonly row: TalkRow;
  /** The owner's message that is answered. */
  readonly asked: TalkRow;
}

/** Takes an answer on; null where it is over, or given up. A second attempt begins anew, and only looks. */
async function begin(tx: Ctx, messageId: string): Promise<Begun | null> {
  const found = await findTalkMessage(tx, messageId);
  const agent = found && (await lockAgent(tx, found.agent_id));
  const row = await findTalkMessage(tx, messageId);
  if (agent === undefined || row?.state !== 'answering') return null;
  const [asked] = await findTalk(tx, agent.id, { before: row.seq, limit: 1 });
  if (asked === undefined || row.attempts >= maxAttempts) {
    await updateAnswer(tx, row.id, { state: 'failed', caution: brokenOff, ended_at: tx.now() });
    await tx.publish(talkChannel, agent.id);
    return null;
  }
  await updateAnswer(tx, row.id, { attempts: row.attempts + 1, beat_at: tx.now(), words: '', calls: '[]' });
  return { agent, row, asked };
}

interface Conversing extends Begun {
  readonly actor: AgentActor;
  readonly llm: NonNullable<Ctx['ports']['llm']>;
}

async function converse(ctx: Ctx<SystemActor>, { agent, row, asked, actor, llm }: Conversing): Promise<void> {
  const { content: slip } = await findSlip(ctx, agent.id, agent.slip_version);
  const before = (await findTalk(ctx, agent.id, { before: asked.seq, limit: history.messages })).toReversed();
  const title = agent.position_id === null ? null : await positionTitle(ctx, agent.position_id);
  const words = askedText({ kind: agent.kind, slip, now: ctx.now(), positionTitle: title, words: asked.words });
  const answering = new Answering(ctx, {
    agentId: agent.id,
    messageId: row.id,
    concerns: before.flatMap((each) => each.concerns),
  });
  const call = {
    agent_id: agent.id,
    kind: agent.kind,
    purpose: 'talk' as const,
    model: llm.model,
    prompt_hash: talkPrompt.mark,
  };
  try {
    const { usage } = await llm.talk({
      system: talkPrompt.system,
      messages: [...before.flatMap(toldBefore), { role: 'user', text: words }],
      tools: toolsOf(ctx, { agent, actor, messageId: row.id, answering, mayAct: row.attempts === 0 }),
      temperature: 0.2,
      limits: { ...limits, silentMs: llm.silentMs },
      signal: answering.gaveUp,
      onText: (piece) => answering.say(piece),
      onWrongCall: (name) => answering.callUnknown(name),
    });
    await insertModelCall(ctx, call, { usage, outcome: 'ok' });
    await answering.stop();
    if (answering.words.trim() === '')
      return await giveUp(ctx, agent, { row, asked, answering, failure: 'unreadable' });
    const sources = [...answering.seen, words, ...before.map((each) => each.words), ...slip.mayState];
    await answering.finish({
      state: 'done',
      caution: cautionAbout(answering.words, { sources, calls: answering.calls }),
    });
  } catch (error) {
    await answering.stop();
    if (!(error instanceof LlmTalkError)) throw error;
    await insertModelCall(ctx, call, { usage: error.usage, outcome: error.failure });
    // Its owner stopped it: that stands in the row already.
    if (error.failure !== 'superseded') await giveUp(ctx, agent, { row, asked, answering, failure: error.failure });
  }
}

/** Failed answers and what an agent could not end are no example for the next one. */
function toldBefore({ speaker, state, words }: TalkRow): { role: 'user' | 'assistant'; text: string }[] {
  if (words === '' || state === 'failed') return [];
  return [{ role: speaker === 'owner' ? 'user' : 'assistant', text: words.slice(0, history.characters) }];
}

/** In plain words, why there is no whole answer. */
const failureTexts: Readonly<Record<LlmTalkFailure, string>> = {
  timeout: '模型太久没有回应，已停下',
  unreachable: '现在连不上模型服务',
  overloaded: '模型服务正忙',
  refused: '模型服务拒绝了这次请求',
  cut: '模型说到一半断开了',
  unreadable: '模型什么都没有说',
  superseded: '已停下',
  endless: '模型一直在重复查询或说个不停，已停下',
};

interface GivenUp {
  readonly row: TalkRow;
  readonly asked: TalkRow;
  readonly answering: Answering;
  readonly failure: LlmTalkFailure;
}

async function giveUp(
  ctx: Ctx<SystemActor>,
  agent: AgentRow,
  { row, asked, answering, failure }: GivenUp,
): Promise<void> {
  const why = failureTexts[failure];
  if (answering.words.trim() === '') return answerInstead(ctx, agent, { row, asked, why, answering });
  await answering.finish({ state: 'failed', caution: `${why}，上面的话不完整。请再说一次，或稍后再试。` });
}

/** Rules answer what they understand; else the owner reads why there is no answer. */
async function answerInstead(
  ctx: Ctx<SystemActor>,
  agent: AgentRow,
  {
    row,
    asked,
    why,
    answering,
  }: Pick<GivenUp, 'row' | 'asked'> & { readonly why: string; readonly answering?: Answering },
): Promise<void> {
  const told = isTelling(agent.kind, asked.words);
  const known = told || readQuestion(asked.words) !== 'unknown';
  const standing = await gatherStanding(ctx, agent);
  const said = answerByRules(asked.words, standing, told);
  const concerns = concernsOf(`${asked.words}\n${said.words}`, standing);
  const ending = known
    ? {
        state: 'done' as const,
        words: said.words,
        controls: [...said.controls],
        answered_by: 'rules' as const,
        caution: `${why}，这是按规则的回答。`,
      }
    : {
        state: 'failed' as const,
        caution: `${why}。请稍后再说一次；今天做了什么、为什么、什么在等您，按规则也能回答。`,
      };
  const calls = JSON.stringify(answering?.calls ?? []);
  await ctx.transaction(async (tx) => {
    await updateAnswer(tx, row.id, { ...ending, calls, concerns, ended_at: tx.now() });
    await noteConcerns(tx, row.id, concerns);
    await tx.publish(talkChannel, agent.id);
  });
}
