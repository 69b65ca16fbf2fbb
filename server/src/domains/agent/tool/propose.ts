import { createHash } from 'node:crypto';
import { agentErrors } from '@pinjian/contract/agent.ts';
import type { ActSubject, OutwardActKind } from '@pinjian/contract/agent-act.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { companyName } from '#domains/company/index.ts';
import { findConcerned } from '#domains/application/index.ts';
import { findSeekersOf } from '#domains/matching/index.ts';
import { getPosition, getPositionForEdit, positionTitle } from '#domains/position/index.ts';
import { maskContacts } from '#domains/resume/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AgentActor, Ctx } from '#server/context.ts';
import type { Tool } from '#server/tool.ts';
import { findUnsupported } from '../honesty/find-unsupported.ts';
import { findResumeToSend } from '../kind/find-resume.ts';
import { resumeSources } from '../kind/writing/sources.ts';
import { findSlip, type AgentRow } from '../queries.ts';
import type { StoredPlan } from '../run/planner.ts';
import type { Caller } from './call-tool.ts';

type Proposal = StoredPlan['steps'][number]['proposal'];
/** What acting tools are given, whatever else each of them takes. */
interface Given extends Readonly<Record<string, unknown>> {
  readonly positionId?: string;
  readonly applicationId?: string;
  readonly resumeId?: string;
  readonly words?: string;
  readonly note?: string;
  /** Of a round of interviews: what it is called, and where it is. */
  readonly name?: string;
  readonly place?: string;
}

/** What an assistant asks for, as an agent would have proposed it, and what of its words rests on nothing. */
export interface Asked {
  readonly proposal: Proposal;
  readonly unsupported: readonly string[];
}

/**
 * Makes a proposal of a call, so that the slip decides of it as of any other: in the owner's name, about what is theirs,
 * without ways of contact in its words.
 * @param once the same again is the same act; left out: the same call on the same day is
 * @throws Refusal 40400 for what its owner does not see, 41217 for another position than the agent's
 */
export async function propose(
  ctx: Ctx<AgentActor>,
  { agent, prefix, why }: Pick<Caller, 'agent' | 'prefix' | 'why'>,
  { tool, act, given, once }: { tool: Tool; act: OutwardActKind; given: object; once: string | undefined },
): Promise<Asked> {
  const input = given as Given;
  const { subject, seekerId } = await subjectOf(ctx, input);
  if (agent.position_id !== null && subject.positionId !== undefined && subject.positionId !== agent.position_id)
    throw new Refusal(agentErrors.notCovered);
  const { words, note, ...others } = await withResume(ctx, agent, act, input);
  // What is done is what its owner reads: nothing that is written freely holds ways of contact. A round's place is one by
  // its nature: a link, a telephone number, an address.
  const rest = { ...others, ...maskedTexts({ note, name: input.name }) };
  const text = maskContacts(words ?? note ?? '', '');
  const named = [subject.positionTitle, subject.companyName].filter((each) => each !== undefined).join(' · ');
  const proposal: Proposal = {
    act,
    key: `${prefix}:${once ?? dailyKey(ctx, tool, given)}`,
    subject,
    ...(seekerId !== null && { seekerId }),
    title: named === '' ? tool.label : `${tool.label}：${named}`,
    why,
    evidence: [],
    ...(text !== '' && { text }),
    input: rest,
  };
  const sources = text === '' ? [] : await sourcesOf(ctx, agent, subject);
  return { proposal, unsupported: text === '' ? [] : findUnsupported(text, sources) };
}

function maskedTexts(texts: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  const given = Object.entries(texts).filter((each): each is [string, string] => each[1] !== undefined);
  return Object.fromEntries(given.map(([key, text]) => [key, maskContacts(text, '')]));
}

/** What the slip says of the resume goes for an assistant that names none. */
async function withResume(ctx: Ctx, agent: AgentRow, act: OutwardActKind, input: Given): Promise<Given> {
  if (act !== 'apply' || input.resumeId !== undefined) return input;
  const { content: slip } = await findSlip(ctx, agent.id, agent.slip_version);
  return slip.resumeId === null ? input : { ...input, resumeId: slip.resumeId };
}

/** The same call on the same day in Beijing is the same act. */
function dailyKey(ctx: Ctx, tool: Tool, given: object): string {
  const day = new Date(ctx.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  const call = JSON.stringify([tool.name, Object.entries(given).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
  return `${day}:${createHash('sha256').update(call).digest('base64url').slice(0, 22)}`;
}

async function subjectOf(
  ctx: Ctx<AgentActor>,
  { positionId, applicationId, resumeId }: Given,
): Promise<{ subject: ActSubject; seekerId: string | null }> {
  const { actor } = ctx;
  const concerned = applicationId === undefined ? null : await findConcerned(ctx, applicationId);
  const isOwn =
    concerned !== null &&
    (actor.kind === 'seekerAgent' ? concerned.seekerId === actor.userId : concerned.companyId === actor.companyId);
  if (applicationId !== undefined && !isOwn) throw new Refusal(errors.notFound);
  const position = concerned?.positionId ?? positionId;
  if (position === undefined) return { subject: {}, seekerId: null };
  const company = await companyOf(ctx, position);
  const subject: ActSubject = {
    positionId: position,
    positionTitle: await positionTitle(ctx, position),
    companyName: company,
    ...(applicationId !== undefined && { applicationId }),
    ...(resumeId !== undefined && actor.kind === 'employerAgent' && { resumeId }),
  };
  if (actor.kind === 'seekerAgent') return { subject, seekerId: null };
  const talent = resumeId === undefined ? undefined : (await findSeekersOf(ctx, [resumeId])).get(resumeId);
  return { subject, seekerId: concerned?.seekerId ?? talent ?? null };
}

/** Whose position it is, for somebody who may look at it. @throws Refusal 40400 */
async function companyOf(ctx: Ctx<AgentActor>, positionId: string): Promise<string> {
  const { actor } = ctx;
  if (actor.kind === 'employerAgent') {
    await getPositionForEdit(ctx.as(actor), { positionId });
    return companyName(ctx, actor.companyId);
  }
  const { company } = await getPosition(ctx.as(actor), { positionId });
  return company.name;
}

/** What a text in the owner's name may rest on: the resume, the position, what the slip lets it say. */
async function sourcesOf(ctx: Ctx<AgentActor>, agent: AgentRow, subject: ActSubject): Promise<string[]> {
  const { actor } = ctx;
  const { content: slip } = await findSlip(ctx, agent.id, agent.slip_version);
  const { positionId } = subject;
  const position =
    positionId === undefined
      ? null
      : actor.kind === 'seekerAgent'
        ? await getPosition(ctx.as(actor), { positionId })
        : await getPositionForEdit(ctx.as(actor), { positionId });
  const named = [subject.companyName ?? '', subject.positionTitle ?? ''];
  const resume = actor.kind === 'seekerAgent' ? await findResumeToSend(ctx, actor.userId, slip.resumeId) : null;
  return [...slip.mayState, ...named, ...(resume ? resumeSources(resume.content) : []), ...textsIn(position)].filter(
    (each) => each !== '',
  );
}

/** Every text of something that was read. */
function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap(textsIn);
}
