import { defaultSlip } from '@pinjian/contract/agent-slip.ts';
import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import { rolePermissions } from '@pinjian/contract/permissions.ts';
import { findableConsent } from '@pinjian/contract/resume-privacy.ts';
import type {
  Actor,
  Ctx,
  EmployerActor,
  EmployerAgentActor,
  SeekerActor,
  SeekerAgentActor,
} from '../../server/src/context.ts';
import { findPlanner } from '../../server/src/domains/agent/run/find-planner.ts';
import type { Proposal } from '../../server/src/domains/agent/run/planner.ts';
import { cityByName, salaryRange } from '../../server/src/domains/dictionary/index.ts';
import { refreshPositions } from '../../server/src/domains/matching/index/refresh-position.ts';
import { refreshTalents } from '../../server/src/domains/matching/index/refresh-talent.ts';
import { searchTalents } from '../../server/src/domains/matching/talent/search.ts';
import { saveWishes } from '../../server/src/domains/matching/wish/save-wishes.ts';
import { readPositionQuery, searchPositions } from '../../server/src/domains/position/index.ts';
import { confirmResume } from '../../server/src/domains/resume/confirm-resume.ts';
import { createResume } from '../../server/src/domains/resume/create-resume.ts';
import { setResumeVisibility } from '../../server/src/domains/resume/privacy/set-resume-visibility.ts';
import { newId } from '../../server/src/platform/core/ids.ts';
import type { TestClock } from '../../server/src/testing/clock.ts';
import type { People } from '../../server/src/testing/people.ts';
import { inputOf } from './load-talents.ts';
import {
  contentOfPerson,
  hardPersons,
  rightPositions,
  wishesOfPerson,
  writtenPosts,
  type Grade,
  type WrittenPerson,
  type WrittenPost,
} from './read-sets.ts';

/** What an agent and the alerts of a kept search of the same owner showed, so many of each, and how many of them were useful. */
export interface JudgedOwner {
  readonly id: string;
  readonly half: Grade['half'];
  readonly shown: number;
  readonly useful: Counted;
  /** Shown though a hard demand stands against it. */
  readonly never: Counted;
}

interface Counted {
  readonly agent: number;
  /** Of what a kept search tells of as it comes: what is to be expected of so many. */
  readonly alerts: number;
  /** Of the same search, the best first. */
  readonly best: number;
}

/** The people of the set as the product knows them: who each is, and by which resume. */
export interface Settled {
  readonly seekers: ReadonlyMap<string, SeekerActor>;
  /** The person of each resume. */
  readonly personOf: ReadonlyMap<string, string>;
}

interface Place extends Pick<People, 'seeker' | 'employer'> {
  readonly clock: TestClock;
  as<A extends Actor>(actor: A): Ctx<A>;
  system(): Ctx;
}

/** Has every hard person confirm their resume, say what they wish for and agree to be found. */
export async function settlePersons(world: Place, positionIds: readonly string[]): Promise<Settled> {
  const [seekers, personOf] = [new Map<string, SeekerActor>(), new Map<string, string>()];
  for (const person of hardPersons()) {
    const seeker = await world.seeker();
    const content = contentOfPerson(person);
    const basics = { ...content.basics, phone: '13800138000' };
    const mine = world.as(seeker);
    const { resumeId } = await createResume(mine, {});
    await confirmResume(mine, { resumeId, version: 1, content: { ...content, basics } });
    personOf.set(resumeId, person.id);
    await setResumeVisibility(mine, { visibility: 'open', consentVersion: findableConsent.version });
    await saveWishes(mine, { version: 0, content: wishesOfPerson(person) });
    seekers.set(person.id, seeker);
  }
  await refreshTalents(
    world.system(),
    [...seekers.values()].map(({ userId }) => userId),
  );
  await refreshPositions(world.system(), positionIds);
  return { seekers, personOf };
}

const onlyLooks = (kind: AgentKind): SeekerAgentActor['agent'] => ({
  agentId: newId(),
  kind,
  slipId: newId(),
  slipVersion: 1,
  runId: null,
  permit: () => Promise.reject(new Error('who only looks asks for no permit')),
  permitted: () => null,
});

/** Looks after which an agent has said all that it has to say of what is there. */
const looks = 12;

/** What an agent with the slip that it begins with proposes, look after look, until there is nothing more to say. */
async function allLooks(
  world: Place,
  actor: SeekerAgentActor | EmployerAgentActor,
  positionId: string | null,
): Promise<readonly Proposal[]> {
  const { kind, agentId } = actor.agent;
  const planner = findPlanner(kind);
  if (planner === undefined) throw new Error(`no planner of ${kind}`);
  const proposed: Proposal[] = [];
  for (let nth = 0; nth < looks; nth += 1) {
    const { proposals } = await planner.look(world.as(actor) as never, {
      agentId,
      kind,
      userId: actor.userId,
      companyId: actor.kind === 'employerAgent' ? actor.companyId : null,
      positionId,
      slip: defaultSlip(kind),
      slipVersion: 1,
      now: world.clock.now(),
      woke: nth === 0 ? 'created' : 'clock',
      lastRunAt: nth === 0 ? null : world.clock.now(),
      told: [],
      verdicts: [],
      known: new Set(proposed.map(({ key }) => key)),
    });
    proposed.push(...proposals);
    if (proposals.length === 0) break;
  }
  return proposed;
}

/** The first of each list, then the second of each, without what was there before. */
function inTurns(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [...new Set(all)];
}

/** 安卓开发，转鸿蒙也可以: who searches types what stands before the comma. */
const typed = (words: string): string => words.split(/[，,。；;、（(]/u)[0]?.trim() ?? '';
const fen = 100;
const bands = 8;
/** More than any of these searches finds. */
const listed = 50;

/** Bands of pay in which somebody who asks for so much finds something. */
const bandsFrom = (least: number | null): number[] =>
  least === null
    ? []
    : Array.from({ length: bands }, (_, num) => num).filter(
        (num) => num > 0 && (salaryRange(num)?.max ?? (salaryRange(num) === null ? 0 : Infinity)) > least * fen,
      );

/** What the person's wishes, kept as searches, list, the best first. */
async function searchedFor(ctx: Ctx<SeekerActor>, person: WrittenPerson): Promise<string[]> {
  const lists: string[][] = [];
  for (const { position, cities, salaryMin } of person.wishes) {
    const cityCode = cities.flatMap((name) => cityByName(name)?.code ?? []).join(',');
    const kept = { q: typed(position), cityCode, salaryRange: bandsFrom(salaryMin).join(',') };
    const input = readPositionQuery(Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== '')));
    if (input === null) throw new Error(`no search: ${JSON.stringify(kept)}`);
    const { records } = await searchPositions(ctx, { ...input, current: 1, pageSize: listed });
    lists.push(records.map(({ positionId }) => positionId));
  }
  return inTurns(lists);
}

const countIn = (shown: readonly string[], meant: readonly string[]): number =>
  shown.filter((id) => meant.includes(id)).length;

/** Every hard person: what a scout shows beside what their own kept searches tell of. */
export async function judgeScouts(
  world: Place,
  { seekers }: Settled,
  posts: ReadonlyMap<string, string>,
): Promise<JudgedOwner[]> {
  const grades = rightPositions();
  const judged: JudgedOwner[] = [];
  for (const person of hardPersons()) {
    const [seeker, grade] = [seekers.get(person.id), grades[person.id]];
    if (seeker === undefined || grade === undefined) throw new Error(`nobody knows ${person.id}`);
    const { userId, personId } = seeker;
    const actor: SeekerAgentActor = { kind: 'seekerAgent', userId, personId, agent: onlyLooks('scout') };
    const proposals = await allLooks(world, actor, null);
    const agent = proposals.flatMap(({ act, subject }) => (act === 'recommend' ? (subject.positionId ?? []) : []));
    const search = await searchedFor(world.as(seeker), person);
    judged.push(judge(person.id, grade.half, { agent, search, nameOf: posts, meant: grade }));
  }
  return judged;
}

/**
 * An alert tells of whatever is new the day it is, not of the best of a month: of everything that the search finds, so many
 * come first by chance.
 */
function expectedIn(found: readonly string[], many: number, meant: readonly string[]): number {
  const told = Math.min(many, found.length);
  return found.length === 0 ? 0 : (told * countIn(found, meant)) / found.length;
}

interface Shown {
  readonly agent: readonly string[];
  readonly search: readonly string[];
  readonly nameOf: ReadonlyMap<string, string>;
  readonly meant: Pick<Grade, 'right' | 'possible' | 'never'>;
}

function judge(id: string, half: Grade['half'], { agent, search, nameOf, meant }: Shown): JudgedOwner {
  const named = (ids: readonly string[]): string[] => ids.map((each) => nameOf.get(each) ?? '');
  const [agents, best] = [named(agent), named(search).slice(0, agent.length)];
  const count = (meantBy: readonly string[]): Counted => ({
    agent: countIn(agents, meantBy),
    alerts: expectedIn(named(search), agent.length, meantBy),
    best: countIn(best, meantBy),
  });
  const useful = [...meant.right, ...meant.possible];
  return {
    id,
    half,
    shown: agent.length,
    useful: count(useful),
    never: count(meant.never),
  };
}

interface Wanting {
  readonly post: WrittenPost;
  readonly half: Grade['half'];
  readonly meant: Shown['meant'];
}

/** Posts that were said to suit somebody, with whom; a post belongs to the half of the first of them. */
function wantingPosts(): Wanting[] {
  const grades = Object.entries(rightPositions());
  return writtenPosts().flatMap((post): Wanting[] => {
    const of = (what: 'right' | 'possible' | 'never') =>
      grades.flatMap(([person, grade]) => (grade[what].includes(post.id) ? [person] : []));
    const meant = { right: of('right'), possible: of('possible'), never: of('never') };
    const [first] = [...meant.right, ...meant.possible];
    const half = grades.find(([person]) => person === first)?.[1].half;
    return half === undefined ? [] : [{ post, half, meant }];
  });
}

/** Every post that suits somebody: whom a sourcer shows beside whom a kept search for it tells of. */
export async function judgeSourcers(
  world: Place,
  { personOf }: Settled,
  places: ReadonlyMap<string, { readonly positionId: string; readonly companyId: string }>,
): Promise<JudgedOwner[]> {
  const judged: JudgedOwner[] = [];
  for (const { post, half, meant } of wantingPosts()) {
    const place = places.get(post.id);
    if (place === undefined) throw new Error(`${post.id} is not on show`);
    const { positionId, companyId } = place;
    const owner = await world.employer({ companyId, role: 'recruiter', companyStatus: 1 });
    const { userId, personId } = owner;
    const role = { companyRole: 'recruiter' as const, permissions: rolePermissions.recruiter };
    const agent: EmployerAgentActor = {
      kind: 'employerAgent',
      userId,
      personId,
      companyId,
      ...role,
      agent: onlyLooks('sourcer'),
    };
    const proposals = await allLooks(world, agent, positionId);
    const shown = proposals.flatMap(({ subject }) => subject.resumeId ?? []);
    const search = await searchedTalents(world.as(owner), post);
    judged.push(judge(post.id, half, { agent: shown, search, nameOf: personOf, meant }));
  }
  return judged;
}

/** 高级Java开发工程师（杭州）: what is typed is the title without what stands in brackets. */
async function searchedTalents(ctx: Ctx<EmployerActor>, post: WrittenPost): Promise<string[]> {
  const kept = inputOf({ id: post.id, q: typed(post.title), filters: { city: post.city } } as never);
  const { records } = await searchTalents(ctx, { ...kept, current: 1, pageSize: listed });
  return records.map(({ resumeId }) => resumeId);
}
