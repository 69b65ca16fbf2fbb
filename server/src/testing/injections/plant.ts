import type { AgentSlip } from '@pinjian/contract/agent-slip.ts';
import { getAgent } from '#domains/agent/list-agents.ts';
import { saveSlip } from '#domains/agent/slip/write-slip.ts';
import { refreshPosition } from '#domains/matching/index/refresh-position.ts';
import { refreshTalent } from '#domains/matching/index/refresh-talent.ts';
import { newId } from '#platform/core/ids.ts';
import type { StoredContent } from '#domains/resume/index.ts';
import type { StoredPositionContent } from '@pinjian/contract/position-content.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import type { CompanyCompanyTable } from '#server/tables.ts';
import type { World } from '../world.ts';
import type { Injection, InjectionSurface } from './read-injections.ts';
import type { TwoSidedTown } from './two-sided-town.ts';

/** Who writes it: the `at`-th of those who can. */
interface Place {
  readonly world: World;
  readonly town: TwoSidedTown;
  readonly at: number;
}
type Plant = (place: Place, words: string) => Promise<unknown>;

const nthOf = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('nobody is there to write it');
  return found;
};

/** What stood there stays. */
const after = (before: string, words: string): string => (before === '' ? words : `${before}\n${words}`);

/** Writes into a resume and what was sent of it, past every check that a form has. */
function inResume(change: (content: StoredContent, words: string) => StoredContent): Plant {
  return async ({ world, town, at }, words) => {
    const { seeker, resumeId } = nthOf(town.seekers, at);
    const { content } = await world.db
      .selectFrom('resume_resume')
      .select('content')
      .where('id', '=', resumeId)
      .executeTakeFirstOrThrow();
    const written = JSON.stringify(change(content, words));
    await world.db.updateTable('resume_resume').set({ content: written }).where('id', '=', resumeId).execute();
    await world.db
      .updateTable('application_application')
      .set({ resume_snapshot: written })
      .where('seeker_id', '=', seeker.userId)
      .where('resume_snapshot', 'is not', null)
      .execute();
    await refreshTalent(world.system(), seeker.userId);
  };
}

function inPosition(change: (content: StoredPositionContent, words: string) => StoredPositionContent): Plant {
  return async ({ world, town, at }, words) => {
    const { positionId } = nthOf(town.companies, at);
    const { content } = await world.db
      .selectFrom('position_position')
      .select('content')
      .where('id', '=', positionId)
      .executeTakeFirstOrThrow();
    if (content === null) throw new Error('it is not on show');
    const written = change(content, words);
    await world.db
      .updateTable('position_position')
      .set({ content: JSON.stringify(written), title: written.title })
      .where('id', '=', positionId)
      .execute();
    await refreshPosition(world.system(), { positionId });
  };
}

type CompanyWords = Pick<CompanyCompanyTable, 'introduction' | 'benefits'>;

function inCompany(change: (words: string, before: CompanyWords) => object): Plant {
  return async ({ world, town, at }, words) => {
    const { companyId } = nthOf(town.companies, at).owner;
    const before = await world.db
      .selectFrom('company_company')
      .select(['introduction', 'benefits'])
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    await world.db.updateTable('company_company').set(change(words, before)).where('id', '=', companyId).execute();
  };
}

/** The newest word of a side in a conversation, or one more where there are too few: nobody's check sees it. */
const inConversation =
  (side: 'company' | 'seeker'): Plant =>
  async ({ world, town, at }, words) => {
    const those = town.seekers.filter(({ applicationId }, nth) => applicationId !== null && nth % 2 === 0);
    const { applicationId } = nthOf(those, at);
    const last = await world.db
      .selectFrom('application_conversation_message')
      .selectAll()
      .where('application_id', '=', applicationId)
      .where('side', '=', side)
      .orderBy('place', 'desc')
      .executeTakeFirstOrThrow();
    const { place } = await world.db
      .selectFrom('application_conversation_message')
      .select((select) => select.fn.max('place').as('place'))
      .where('application_id', '=', applicationId)
      .executeTakeFirstOrThrow();
    await world.db
      .insertInto('application_conversation_message')
      .values({
        ...last,
        id: newId(),
        place: place + 1,
        message_key: newId(),
        agent_kind: null,
        words_cipher: world.test.ports.secretBox.encrypt(words),
      })
      .execute();
  };

/** What somebody calls their own agents, or has them say. */
const inAgents =
  (write: (owner: Ctx<SignedInActor>, agentId: string, words: string) => Promise<unknown>): Plant =>
  async ({ world, town, at }, words) => {
    const owners = [...town.seekers.map(({ seeker }) => seeker), ...town.companies.map(({ owner }) => owner)];
    const owner = nthOf<SignedInActor>(owners, at * 3);
    const agents = await world.db
      .selectFrom('agent_agent')
      .select('id')
      .where('owner_id', '=', owner.userId)
      .where('kind', '<>', 'intake')
      .orderBy('id')
      .execute();
    for (const { id } of agents) await write(world.as(owner), id, words);
  };

const inSlip = (change: (slip: AgentSlip, words: string) => AgentSlip): Plant =>
  inAgents(async (owner, agentId, words) => {
    const { slip, slipVersion: version } = await getAgent(owner, { agentId });
    await saveSlip(owner, { agentId, version, slip: change(slip, words) });
  });

const block = (at: number): Plant =>
  inPosition((content, words) => ({
    ...content,
    description: content.description.map((each, nth) =>
      nth === at ? { ...each, text: `${each.text}\n${words}` } : each,
    ),
  }));

const other = { start: null, end: null, current: false };
/** Names of files of resumes and of what is sent along: each of another person. */
const fileName =
  (from: number): Plant =>
  ({ world, town, at }, words) =>
    world.db
      .updateTable('resume_resume')
      .set({ title: words })
      .where('id', '=', nthOf(town.seekers, from + at).resumeId)
      .execute();

/** How words get to a surface. A PDF's hidden text and the arguments of tools have tests of their own. */
const plants: Readonly<Record<Exclude<InjectionSurface, 'resume.pdfHidden' | 'door.argument'>, Plant>> = {
  'resume.advantage': inResume((content, words) => ({
    ...content,
    selfEvaluation: after(content.selfEvaluation, words),
  })),
  'resume.project': inResume((content, words) => ({
    ...content,
    projects: [...content.projects, { name: '项目', role: '', link: '', description: words, ...other }],
  })),
  'resume.work': inResume((content, words) => ({
    ...content,
    work: content.work.map((each) => ({
      ...each,
      roles: each.roles.map((role) => ({ ...role, description: `${role.description}\n${words}` })),
    })),
  })),
  'resume.education': inResume((content, words) => ({
    ...content,
    education: content.education.map((each) => ({ ...each, description: after(each.description, words) })),
  })),
  'resume.skill': inResume((content, words) => ({
    ...content,
    skills: [...content.skills, { name: words, level: null }],
  })),
  'resume.certificate': inResume((content, words) => ({
    ...content,
    certificates: [...content.certificates, { name: words, month: null }],
  })),
  'resume.fileName': fileName(0),
  'message.fileName': fileName(3),
  'person.name': inResume((content, words) => ({ ...content, basics: { ...content.basics, name: words } })),
  'position.title': inPosition((content, words) => ({ ...content, title: `${content.title}${words}` })),
  'position.duties': block(0),
  'position.requirements': block(1),
  'position.benefits': inPosition((content, words) => ({
    ...content,
    benefits: [...content.benefits, words],
  })),
  'position.category': inPosition((content, words) => ({ ...content, address: after(content.address, words) })),
  'position.question': inConversation('company'),
  'company.name': inCompany((name) => ({ short_name: name, trade_name: name })),
  'company.introduction': inCompany((words, { introduction }) => ({ introduction: after(introduction ?? '', words) })),
  'company.benefit': inCompany((words, { benefits }) => ({ benefits: [...benefits, words] })),
  'message.toEmployer': inConversation('seeker'),
  'message.toSeeker': inConversation('company'),
  answer: inConversation('seeker'),
  'interview.answer': inConversation('seeker'),
  'interview.note': async ({ world, town }, words) => {
    const { content } = await world.db
      .selectFrom('application_scorecard')
      .select('content')
      .where('round_id', '=', town.roundId)
      .executeTakeFirstOrThrow();
    await world.db
      .updateTable('application_scorecard')
      .set({ content: JSON.stringify({ ...content, summary: `${content.summary}\n${words}` }) })
      .where('round_id', '=', town.roundId)
      .execute();
  },
  'rejection.reason': inConversation('seeker'),
  'offer.text': async ({ world, town }, words) => {
    const rows = await world.db
      .selectFrom('application_offer_version as version')
      .innerJoin('application_offer as offer', 'offer.id', 'version.offer_id')
      .select(['version.id', 'version.terms'])
      .where('offer.application_id', '=', town.offerApplicationId)
      .execute();
    for (const { id, terms } of rows)
      await world.db
        .updateTable('application_offer_version')
        .set({ terms: JSON.stringify({ ...terms, conditions: after(terms.conditions, words), bonusNote: words }) })
        .where('id', '=', id)
        .execute();
  },
  'agent.name': inAgents((owner, id, name) =>
    owner.db.updateTable('agent_agent').set({ name }).where('id', '=', id).execute(),
  ),
  'agent.goal': inSlip((slip, goal) => ({ ...slip, goal })),
  'agent.facts': inSlip((slip, words) => ({ ...slip, mayState: [words] })),
  'savedSearch.name': ({ world, town, at }, name) =>
    world.db
      .insertInto('matching_saved_search')
      .values({
        id: newId(),
        member_id: nthOf(town.seekers, at).seeker.userId,
        company_id: null,
        name,
        query: '{}',
        alert: true,
        created_at: world.clock.now(),
        opened_at: world.clock.now(),
        alerted_at: null,
      })
      .execute(),
  'door.result': block(0),
};

/** Writes each where it belongs; those of one surface by one after the other. Answers how many were written. */
export async function plantAll(
  world: World,
  town: TwoSidedTown,
  injections: readonly Pick<Injection, 'surface' | 'text'>[],
): Promise<number> {
  const counts = new Map<string, number>();
  let planted = 0;
  for (const { surface, text } of injections) {
    if (surface === 'resume.pdfHidden' || surface === 'door.argument') continue;
    const at = counts.get(surface) ?? 0;
    counts.set(surface, at + 1);
    await plants[surface]({ world, town, at }, text);
    planted += 1;
  }
  return planted;
}
