import { LlmTalkError, type LlmTalkFailure } from '#platform/llm/port.ts';
import { positionTitle } from '#domains/position/index.ts';
import { task } from '#server/bind.ts';
import type { AgentActor, Ctx, SystemActor } from '#server/context.ts';
import { findActor } from '../act/find-actor.ts';
import { ModelCall, tokensSpent } from '../call-model.ts';
import { findSlip, lockAgent, type AgentRow } from '../queries.ts';
import { readsOnly } from '../slip/permit.ts';
import { answerByRules, concernsOf } from './answer-by-rules.ts';
import { cautionAbout } from './check-answer.ts';
import { Answering } from './write-answer.ts';
import { gatherStanding } from './gather-standing.ts';
import { talkChannel } from './open-talk.ts';
import { askedText, talkPrompt } from './compose-prompt.ts';
import { findTalk, findTalkMessage, noteConcerns, updateAnswer, type Attempt, type TalkRow } from './queries.ts';
import { isTelling, readQuestion } from './read-question.ts';
import { brokenOff } from './rules.ts';
import { toolsOf } from './give-tools.ts';
import { toolsFor } from '../tool/tools-for.ts';

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
  const { agent } = begun;
  const { llm } = ctx.ports;
  if (llm === null) return answerInstead(ctx, begun, { why: '语言模型暂时没有接入' });
  const slip = await findSlip(ctx, agent.id, agent.slip_version);
  const acting = { agentId: agent.id, kind: agent.kind, slipId: slip.id, slipVersion: agent.slip_version, runId: null };
  const actor = await findActor(ctx, agent, { ...acting, ...readsOnly });
  if (actor === null) return answerInstead(ctx, begun, { why: '您现在的身份不能让它查看资料' });
  await converse(ctx, { ...begun, actor, llm });
}

interface Begun {
  readonly agent: AgentRow;
  readonly row: TalkRow;
  /** The owner's message that is answered. */
  readonly asked: TalkRow;
  /** This one: another one writes nothing of it, and does nothing for it. */
  readonly attempt: Attempt;
}

/** Takes an answer on; null where it is over, or given up. A second attempt begins anew, and only looks. */
async function begin(tx: Ctx, messageId: string): Promise<Begun | null> {
  const found = await findTalkMessage(tx, messageId);
  const agent = found && (await lockAgent(tx, found.agent_id));
  const row = await findTalkMessage(tx, messageId);
  if (agent === undefined || row?.state !== 'answering') return null;
  const [asked] = await findTalk(tx, agent.id, { before: row.seq, limit: 1 });
  const before = { messageId: row.id, attempt: row.attempts };
  if (asked === undefined || row.attempts >= maxAttempts) {
    await updateAnswer(tx, before, { state: 'failed', caution: brokenOff, ended_at: tx.now() });
    await noteConcerns(tx, row.id, row.concerns);
    await tx.publish(talkChannel, agent.id);
    return null;
  }
  const attempt = { messageId: row.id, attempt: row.attempts + 1 };
  await updateAnswer(tx, before, { attempts: attempt.attempt, beat_at: tx.now(), words: '', calls: '[]' });
  return { agent, row, asked, attempt };
}

interface Conversing extends Begun {
  readonly actor: AgentActor;
  readonly llm: NonNullable<Ctx['ports']['llm']>;
}

async function converse(ctx: Ctx<SystemActor>, conversing: Conversing): Promise<void> {
  const { agent, row, asked, attempt, actor, llm } = conversing;
  const { content: slip } = await findSlip(ctx, agent.id, agent.slip_version);
  const before = (await findTalk(ctx, agent.id, { before: asked.seq, limit: history.messages })).toReversed();
  const title = agent.position_id === null ? null : await positionTitle(ctx, agent.position_id);
  const words = askedText({ kind: agent.kind, slip, now: ctx.now(), positionTitle: title, words: asked.words });
  const answering = new Answering(ctx, {
    agentId: agent.id,
    attempt,
    concerns: before.flatMap((each) => each.concerns),
  });
  const call = new ModelCall(ctx, agent, { purpose: 'talk', model: llm.model, promptMark: talkPrompt.mark });
  const known = toolsFor(agent.kind, ['read', 'act']);
  try {
    const { usage } = await llm.talk({
      system: talkPrompt.system,
      messages: [...before.flatMap(toldBefore), { role: 'user', text: words }],
      tools: toolsOf(ctx, { agent, actor, attempt, answering, mayAct: row.attempts === 0 }),
      temperature: 0.2,
      limits: { ...limits, silentMs: llm.silentMs },
      signal: answering.gaveUp,
      mayAsk: (cost) => call.mayCost(cost),
      onText: (piece) => answering.say(piece),
      onWrongCall: (name) => answering.callWrong(known.find((each) => each.name === name)?.label),
    });
    await call.close(usage, 'ok');
    await answering.stop();
    if (answering.words.trim() === '') return await giveUp(ctx, conversing, { answering, failure: 'unreadable' });
    const sources = [...answering.seen, words, ...before.filter(isFact).map((each) => each.words), ...slip.mayState];
    await answering.finish({
      state: 'done',
      caution: cautionAbout(answering.words, { sources, calls: answering.calls }),
    });
  } catch (error) {
    await answering.stop();
    if (!(error instanceof LlmTalkError)) throw error;
    await call.close(error.usage, error.failure);
    // Its owner stopped it: that stands in the row already.
    if (error.failure === 'superseded') await answering.keepStopped();
    else await giveUp(ctx, conversing, { answering, failure: error.failure });
  }
}

/**
 * What the owner said themselves, what rules answered from what is stored, and of a model an answer of which all stood in what it
 * was shown by tools then: what it made up is no fact because it said so before.
 */
function isFact({ speaker, answered_by, state, caution }: TalkRow): boolean {
  return speaker === 'owner' || answered_by === 'rules' || (state === 'done' && caution === null);
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
  spent: tokensSpent,
};

async function giveUp(
  ctx: Ctx<SystemActor>,
  begun: Begun,
  { answering, failure }: { readonly answering: Answering; readonly failure: LlmTalkFailure },
): Promise<void> {
  const why = failureTexts[failure];
  if (answering.words.trim() === '') return answerInstead(ctx, begun, { why, answering });
  const again = failure === 'spent' ? '' : '请再说一次，或稍后再试。';
  await answering.finish({ state: 'failed', caution: `${why}，上面的话不完整。${again}` });
}

/** Rules answer what they understand; else the owner reads why there is no answer. */
async function answerInstead(
  ctx: Ctx<SystemActor>,
  { agent, asked, attempt }: Begun,
  { why, answering }: { readonly why: string; readonly answering?: Answering },
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
        caution: `${why}。请稍后再说一次；今天做了什么、为什么、有什么等您处理，按规则也能回答。`,
      };
  const calls = JSON.stringify(answering?.calls ?? []);
  await ctx.transaction(async (tx) => {
    if (!(await updateAnswer(tx, attempt, { ...ending, calls, concerns, ended_at: tx.now() }))) return;
    await noteConcerns(tx, attempt.messageId, concerns);
    await tx.publish(talkChannel, agent.id);
  });
  await answering?.keepStopped();
}
