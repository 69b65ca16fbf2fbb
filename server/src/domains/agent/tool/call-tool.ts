import { isDeepStrictEqual } from 'node:util';
import { agentErrors } from '@pinjian/contract/agent.ts';
import { actStateLabels, type ActState } from '@pinjian/contract/agent-act.ts';
import { maskContacts } from '#domains/resume/index.ts';
import { hintAgents } from '#domains/message/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AgentActor, Ctx, SystemActor } from '#server/context.ts';
import type { Tool } from '#server/tool.ts';
import { rowOf } from '../act/note-act.ts';
import { findActByKey, insertAct, type ActRow } from '../act/queries.ts';
import { findSwitchedOff, lockAgent, type AgentRow } from '../queries.ts';
import { carryOut, noteRefused } from '../run/carry-out.ts';
import { requireActing } from '../slip/permit.ts';
import { propose, type Asked } from './propose.ts';

/** Who calls tools under an agent's slip: an assistant with a token, or a model in the talk with its owner. */
export interface Caller {
  readonly agent: AgentRow;
  /** In whose name it reads; acts are permitted one by one, where they are done. */
  readonly actor: AgentActor;
  /** Begins the keys of what it asks for. */
  readonly prefix: string;
  /** Why something stands in the diary that it asked for. */
  readonly why: string;
  /** Whether what is called for is wanted still, asked with the agent's row held; left out, it always is. */
  readonly isWanted?: (tx: Ctx) => Promise<boolean>;
  /** What answers others wrote of are told to begin with. */
  readonly fence: (text: string) => string;
  /** More characters than this are no answer but a download. */
  readonly mostCharacters: number;
}

/** What a call came to, in words for whoever called: a read, a refusal with a note for the owner, or the act that it became. */
export type Called = { readonly text: string } & (
  | { readonly outcome: 'read' | 'stopped' }
  | { readonly outcome: 'refused'; readonly note: string }
  | { readonly outcome: { readonly actId: string; readonly state: ActState } }
);

const refused = (text: string, note = text): Called => ({ text, note, outcome: 'refused' });
const stopped: Called = { text: '主人让你停下了，这件事没有做。', outcome: 'stopped' };

/** Whether the platform has switched off what a caller works for: then nothing is read either. */
async function isSwitchedOff(ctx: Ctx, { kind }: Pick<AgentRow, 'kind'>): Promise<boolean> {
  const off = await findSwitchedOff(ctx);
  return off.has('all') || off.has(kind);
}

/**
 * Calls a tool for somebody who is not trusted: a read goes through the operation as the owner sees it, without ways of contact;
 * an act becomes a proposal and is done, waits or is refused as the slip says. What may not be is an answer in words.
 * @param once names the act: the same again is the same act; left out, the same call on the same day is
 */
export async function callTool(
  ctx: Ctx<SystemActor>,
  caller: Caller,
  { tool, given, once }: { readonly tool: Tool; readonly given: object; readonly once: string | undefined },
): Promise<Called> {
  if (await isSwitchedOff(ctx, caller.agent)) return refused(agentErrors.switchedOff.message);
  const input = tool.input.safeParse(given);
  if (!input.success) return refused('参数不符合这个工具的要求，请按它的说明填写', '它填写的内容不对');
  try {
    return tool.act === 'read'
      ? await readWith(ctx, caller, tool, input.data)
      : await actWith(ctx, caller, tool, { given: input.data as object, once });
  } catch (error) {
    if (error instanceof Refusal) return refused(error.message);
    throw error;
  }
}

async function readWith(ctx: Ctx<SystemActor>, caller: Caller, tool: Tool, given: unknown): Promise<Called> {
  // Nobody learns here how to reach anybody: contacts are exchanged by an act of their own.
  const found = maskContacts(await tool.run(ctx.as(caller.actor), given), '');
  const text = JSON.stringify(found);
  if (text.length > caller.mostCharacters) return refused('内容太多，请减小 pageSize 或缩小范围', '一次要看的内容太多');
  return { text: caller.fence(text), outcome: 'read' };
}

async function actWith(
  ctx: Ctx<SystemActor>,
  caller: Caller,
  tool: Tool,
  asked: { readonly given: object; readonly once: string | undefined },
): Promise<Called> {
  const { act } = tool;
  if (act === 'read') throw new Error('a read is no act');
  const { agent } = caller;
  const proposed = await propose(ctx.as(caller.actor), caller, { tool, act, ...asked });
  const { key } = proposed.proposal;
  const before = await findActByKey(ctx, agent.id, key);
  if (before !== undefined) {
    if (before.kind !== act || !isSameInput(before, proposed))
      return refused('这个 requestId 已用于另一件事，请换一个', '它把两件事当成了一件');
    return told(caller, before);
  }
  if (!(await carryOutOnce(ctx, caller, proposed))) return stopped;
  await hintAgents(ctx, agent.owner_id);
  const row = await findActByKey(ctx, agent.id, key);
  return row === undefined ? refused(agentErrors.notCovered.message) : told(caller, row);
}

/** Words may have been changed by the owner who agreed. */
function isSameInput(row: ActRow, { proposal }: Asked): boolean {
  if (row.decided_at === null && row.words !== (proposal.text ?? null)) return false;
  const { words: _words, ...before } = row.input ?? {};
  return isDeepStrictEqual(before, JSON.parse(JSON.stringify(proposal.input ?? {})));
}

/**
 * By the slip as it stands; words that rest on nothing are asked about whatever the slip says.
 * @returns false where it is not wanted any more, and nothing of it is done
 * @throws Refusal
 */
async function carryOutOnce(
  ctx: Ctx<SystemActor>,
  { agent, isWanted = () => Promise.resolve(true) }: Caller,
  { proposal, unsupported }: Asked,
): Promise<boolean> {
  const from = { runId: null, slipVersion: agent.slip_version };
  const of = { agentId: agent.id, ...from };
  try {
    return await ctx.transaction(async (tx) => {
      const held = await lockAgent(tx, agent.id);
      if (held === undefined) throw new Refusal(agentErrors.ended);
      if (!(await isWanted(tx))) return false;
      if (unsupported.length === 0) {
        await carryOut(tx, held, from, proposal);
        return true;
      }
      await requireActing(tx, of);
      const objection = `这些内容在您的资料里没有找到，请核对：${unsupported.slice(0, 8).join('、')}`;
      await insertAct(tx, rowOf(tx, of, proposal, { mode: 'ask', state: 'waiting', objection }));
      return true;
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const settled = await ctx.transaction(async (tx) => {
      await lockAgent(tx, agent.id);
      return (await isWanted(tx)) ? noteRefused(tx, agent, from, { proposal, refusal: error }) : 'stopped';
    });
    if (settled === 'stopped') return false;
    if (settled !== 'ask') throw error;
    return true;
  }
}

/** What the act became; its title names what others called theirs. */
function told({ fence }: Caller, { id, title, state, objection }: ActRow): Called {
  const words = [
    `${title}：${actStateLabels[state]}。`,
    objection === null ? '' : `${objection}。`,
    state === 'waiting' ? '本人在平台上同意后才会做。' : '',
  ];
  return { text: fence(words.join('')), outcome: { actId: id, state } };
}
