import type { Kysely } from 'kysely';
import type { OutwardActKind } from '@pinjian/contract/agent-act.ts';
import type { AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { Tables } from '#server/tables.ts';
import { readFacts, type ActFact, type AgentFact, type Effect, type Facts } from './read-facts.ts';

/**
 * Every way in which agents went beyond what they were let do, judged by the rows alone and by nothing of the product: caps,
 * credits, the slip in force, pauses, ends and switches, acts without effects, effects without a line, and missing marks.
 * The witness (`placeWitness`) has to have been there from the beginning.
 */
export async function wrongWithAgents(db: Kysely<Tables>): Promise<string[]> {
  // Everything as it is at one instant: agents may be at work.
  const facts = db.isTransaction
    ? await readFacts(db)
    : await db.transaction().setIsolationLevel('repeatable read').execute(readFacts);
  return [...wrongWithOrder(facts), ...wrongWithEffects(facts), ...wrongWithMarks(facts)];
}

/** What an agent has done by now, and how it stands. */
interface Standing {
  state: string;
  version: number;
  readonly done: Set<string>;
  /** By act, and by act and day. */
  readonly counts: Map<string, number>;
  credits: number;
}

function wrongWithOrder({ agents, acts, slips, seen }: Facts): string[] {
  const [byId, actById] = [
    new Map(agents.map((each) => [each.id, each])),
    new Map(acts.map((each) => [each.id, each])),
  ];
  const standings = new Map<string, Standing>();
  const off = new Set<string>();
  const wrong: string[] = [];
  for (const { what, agentId, state, version, actId, kind } of seen) {
    if (what === 'off') off.add(kind ?? '');
    if (what === 'on') off.delete(kind ?? '');
    if (agentId === null) continue;
    const before = standings.get(agentId) ?? { done: new Set(), counts: new Map(), credits: 0 };
    if (what === 'stands') standings.set(agentId, { ...before, state: state ?? '', version: version ?? 0 });
    const [agent, act, standing] = [byId.get(agentId), actById.get(actId ?? ''), standings.get(agentId)];
    if (what !== 'done' || agent === undefined || act === undefined || standing === undefined) continue;
    const found = wrongWithAct({ agent, act, standing, slip: slips.get(`${agentId}:${standing.version}`), off });
    wrong.push(...found.map((each) => `${each}: ${act.kind} ${act.id} of the ${agent.kind} ${agentId}`));
  }
  return wrong;
}

interface Judged {
  readonly agent: AgentFact;
  readonly act: ActFact;
  readonly standing: Standing;
  readonly slip: AgentSlip | undefined;
  readonly off: ReadonlySet<string>;
}

function wrongWithAct({ agent, act, standing, slip, off }: Judged): string[] {
  if (slip === undefined) return ['done without a slip'];
  const { daily, total, mode } = slip.acts[act.kind] ?? { mode: 'ask', daily: 10, total: 200 };
  const beijing = new Date(act.doneAt.getTime() + 8 * 3_600_000);
  const day = beijing.toISOString().slice(0, 10);
  const weekday = beijing.getUTCDay() === 0 ? 7 : beijing.getUTCDay();
  const { from, to, days } = slip.hours;
  const count = (key: string): number => {
    const now = (standing.counts.get(key) ?? 0) + 1;
    standing.counts.set(key, now);
    return now;
  };
  const isTwice = standing.done.has(act.id);
  standing.done.add(act.id);
  standing.credits += act.credits;
  const [ofDay, inAll] = [count(`${act.kind} ${day}`), count(act.kind)];
  const isFar = agent.companyId === null && slip.cityCodes.length > 0 && !slip.cityCodes.includes(act.city ?? '');
  const touched = act.kind === 'recommend' || act.kind === 'addTalent' || agent.companyId === null;
  const isNever = touched && slip.companiesNever.some((never) => act.companies.some((name) => name.includes(never)));
  const checks: readonly (readonly [boolean, string])[] = [
    [isTwice, 'done twice'],
    [standing.state !== 'active', `done while its agent was ${standing.state}`],
    [off.has('all') || off.has(agent.kind), 'done while agents were switched off'],
    [act.slipVersion !== standing.version, `done under version ${act.slipVersion}, in force was ${standing.version}`],
    [mode !== 'act' && !act.isAgreed, `done without the agreement that the slip asks for`],
    [ofDay > daily, `done ${ofDay} times on ${day}, the slip allows ${daily} a day`],
    [inAll > total, `done ${inAll} times, the slip allows ${total} in all`],
    [act.credits > 0 && standing.credits > slip.credits, `${standing.credits} credits spent of ${slip.credits}`],
    [beijing.getUTCHours() < from || beijing.getUTCHours() >= to || !days.includes(weekday), 'done outside the hours'],
    [slip.endsOn !== null && day > slip.endsOn, 'done after the last day of the slip'],
    [isFar && !act.isAgreed, 'done in a city that the slip does not name'],
    [isNever, 'done with a company that the slip says never of'],
  ];
  return checks.flatMap(([isWrong, says]) => (isWrong ? [says] : []));
}

const keyOf = (owner: string | null, kind: string | null, act: OutwardActKind, application: string | null): string =>
  [act, 'of the', kind, 'of', owner, 'about', application].join(' ');

/** The diary and the rows of the product say the same, line by line. */
function wrongWithEffects({ agents, acts, effects }: Facts): string[] {
  const byId = new Map(agents.map((each) => [each.id, each]));
  const lines = Map.groupBy(acts, ({ agentId, kind, applicationId }) => {
    const agent = byId.get(agentId);
    return keyOf(agent?.ownerId ?? null, agent?.kind ?? null, kind, applicationId);
  });
  const done = Map.groupBy(effects, (each) => keyOf(each.ownerId, each.agentKind, each.act, each.applicationId));
  return [...new Set([...lines.keys(), ...done.keys()])].flatMap((key) =>
    wrongBetween(key, lines.get(key) ?? [], done.get(key) ?? []),
  );
}

function wrongBetween(key: string, lines: readonly ActFact[], done: readonly Effect[]): string[] {
  const spent = (each: readonly { readonly credits: number }[]): number =>
    each.reduce((sum, { credits }) => sum + credits, 0);
  if (lines.length > done.length) return [`a line without its effect: ${key}`];
  if (lines.length === 0) return [`an effect without a line: ${key}`];
  if (lines.length < done.length) return [`an effect twice for one line: ${key}`];
  return spent(lines) === spent(done) ? [] : [`${spent(done)} credits, the diary says ${spent(lines)}: ${key}`];
}

/** Whoever receives something of an agent is told that it is one. */
function wrongWithMarks({ agents, acts, marks, unmarkedNews, unmarkedMoves }: Facts): string[] {
  const kinds = new Map(agents.map(({ id, kind }) => [id, kind]));
  const carriers: Readonly<Partial<Record<OutwardActKind, (act: ActFact) => string | null>>> = {
    sendMessage: ({ messageId }) => messageId,
    inviteToRealInterview: ({ roundId }) => roundId,
    inviteToAiInterview: ({ applicationId }) => applicationId,
  };
  const unmarked = acts.flatMap((act) => {
    const carrier = carriers[act.kind]?.(act);
    const isMarked = carrier === undefined || marks.get(carrier ?? '') === kinds.get(act.agentId);
    return isMarked ? [] : [`no mark: ${act.kind} ${act.id}`];
  });
  const moves = unmarkedMoves.map((id) => `no mark: move ${id}`);
  return [...unmarked, ...moves, ...unmarkedNews.map((id) => `no mark: message ${id}`)];
}
