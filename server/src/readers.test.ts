import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@pinjian/contract/endpoint.ts';
import { rolePermissions } from '@pinjian/contract/permissions.ts';
import {
  companyRoles,
  memberReading,
  outsiderReading,
  things,
  type CompanyRole,
  type Outsider,
  type Thing,
} from '@pinjian/contract/reading.ts';
import { getTalentDetail } from '#domains/application/candidate/get-talent-detail.ts';
import { listCandidates } from '#domains/application/candidate/list-candidates.ts';
import { sendMessage } from '#domains/message/index.ts';
import { listCompanyMessages } from '#domains/message/list-messages.ts';
import { newId } from '#platform/core/ids.ts';
import type { SignedInActor } from './context.ts';
import { endpoints } from './domains.ts';
import { exported, person } from './personal-data/domains.ts';
import { fillCompany, type FullCompany } from '#testing/readers/full-company.ts';
import { pdfText } from '#testing/readers/pdf-text.ts';
import { heldByLink, shown, type Shown } from '#testing/readers/shown.ts';
import { bearer } from '#testing/session.ts';
import { rows } from '#testing/strangers/rows.ts';
import { send, undone, type Seen } from '#testing/strangers/walk.ts';
import { told } from '#testing/told.ts';
import { useWorld } from '#testing/world.ts';

const world = useWorld();

type Caller = { readonly name: string; readonly actor: SignedInActor };
interface Answered extends Caller {
  readonly call: string;
  readonly endpoint: Endpoint;
  readonly seen: Seen;
  readonly text: string;
}

/** Everything an answer says, in words: a PDF without the white space between its letters. */
async function wordsOf(endpoint: Endpoint, seen: Seen): Promise<string> {
  return endpoint.file === 'pdf' && seen.code === 200 ? pdfText(seen.bytes) : seen.text;
}

/** Makes every call of the contract as each of the callers, every time in the same full company. */
async function walk(full: FullCompany, callers: readonly Caller[], look: (answered: Answered) => void): Promise<void> {
  const headers = new Map<Caller, { authorization: string }>();
  for (const caller of callers) headers.set(caller, await bearer(world, caller.actor));
  const calls = Object.entries(endpoints).filter(([call]) => !heldByLink.includes(call));
  for (const [call, endpoint] of calls)
    await undone(world, async () => {
      const input = await inputOf(call, full);
      for (const caller of callers)
        await undone(world, async () => {
          const seen = await send(world, endpoint, input, { headers: headers.get(caller) ?? {} });
          look({ ...caller, call, endpoint, seen, text: await wordsOf(endpoint, seen) });
        });
    });
}

async function inputOf(call: string, full: FullCompany): Promise<object> {
  const special = shown[call]?.input;
  if (special !== undefined) return special(full);
  const input = rows[call]?.input;
  return typeof input === 'function' ? input(full.scene) : (input ?? {});
}

const thingsIn = (text: string, marks: FullCompany['marks']): Thing[] =>
  things.filter((thing) => marks[thing].some((mark) => text.includes(mark)));

/** What the table leaves of a call's answer to a role while nothing is assigned. */
function readBy(role: CompanyRole, { things: whole, needs, ownOnly }: Shown): Thing[] {
  const refused = needs !== undefined && !rolePermissions[role].includes(needs);
  // What was planned in the test was planned by the owner.
  if (refused || (ownOnly === true && role !== 'owner')) return [];
  return things.filter((thing) => whole.includes(thing) && !['none', 'assigned'].includes(memberReading[role][thing]));
}

const membersOf = ({ scene, recruiter }: FullCompany): Record<CompanyRole, SignedInActor> => ({
  owner: scene.owner,
  recruiter,
  interviewer: scene.interviewer,
});

describe('the table of readers', { timeout: 180_000 }, () => {
  it('knows every call that a member may make', () => {
    const callable = Object.entries(endpoints).filter(
      ([, { caller }]) => caller === 'employer' || caller === 'signedIn',
    );
    expect(Object.keys(shown).toSorted()).toEqual(callable.map(([name]) => name).toSorted());
    const named = new Set(Object.values(shown).flatMap((each) => each.things));
    expect([...named].toSorted()).toEqual([...things].toSorted());
  });

  it('is what each role is answered by each call, thing by thing', async () => {
    const full = await fillCompany(world);
    const callers = companyRoles.map((name) => ({ name, actor: membersOf(full)[name] }));
    const differing: object[] = [];
    await walk(full, callers, ({ name, call, seen, text }) => {
      const role = companyRoles.find((each) => each === name) ?? 'interviewer';
      const found = thingsIn(text, full.marks);
      const expected = readBy(role, shown[call] ?? { things: [] });
      if (found.join() !== expected.join()) differing.push({ call, role, found, expected, code: seen.code });
    });
    expect(differing).toEqual([]);
  });

  it('is what everybody else is answered', async () => {
    const full = await fillCompany(world);
    const { admin, otherSeeker, withoutCompany, otherOwner, reported } = full.scene;
    const outsiders: readonly (Caller & { readonly as: Outsider | null; readonly isCandidate?: true })[] = [
      { name: 'an admin', actor: admin, as: 'admin' },
      { name: 'the candidate', actor: reported.seeker, as: 'seeker', isCandidate: true },
      { name: 'another seeker', actor: otherSeeker, as: 'seeker' },
      { name: 'an employer without a company', actor: withoutCompany, as: 'withoutCompany' },
      { name: 'the owner of another company', actor: otherOwner, as: null },
    ];
    const leaks: object[] = [];
    const own = new Set<Thing>();
    const ofCandidates = new Set<string>();
    await walk(full, outsiders, ({ name, call, text }) => {
      const outsider = outsiders.find((each) => each.name === name);
      const as = outsider?.as ?? null;
      const allowed = outsider?.isCandidate ? ['own', 'console'] : ['console'];
      const found = thingsIn(text, full.marks);
      if (outsider?.isCandidate) for (const thing of found) own.add(thing);
      if (as === 'admin' && found.includes('candidates')) ofCandidates.add(call);
      const leaked = found.filter((thing) => as === null || !allowed.includes(outsiderReading[as][thing]));
      if (leaked.length > 0) leaks.push({ call, name, leaked });
    });
    expect(leaks).toEqual([]);
    // What a complaint is judged by, and nothing else of a candidate.
    expect([...ofCandidates]).toEqual(['getMessageComplaint']);
    expect([...own].toSorted()).toEqual(['candidates', 'offers', 'reports']);
  });

  it('leaves an interviewer to whom nothing is assigned nothing to count', async () => {
    const full = await fillCompany(world);
    const answers = new Map<string, unknown>();
    const interviewer = { name: 'interviewer', actor: full.scene.interviewer };
    await walk(full, [interviewer], ({ call, seen }) => void answers.set(call, seen.data));
    const page = { records: [], total: 0, totalCapped: false };
    expect(answers.get('listActiveDeliveries')).toMatchObject(page);
    expect(answers.get('listCandidates')).toMatchObject(page);
    const { counts } = answers.get('listCandidates') as { counts: { count: number }[] };
    expect(counts.map(({ count }) => count)).toEqual(counts.map(() => 0));
    // The badge counts these: one for each thing that the table leaves them.
    const unread = answers.get('listCompanyMessages') as { content: string }[];
    expect(unread.map(({ content }) => content).toSorted()).toEqual(['一条关于company的消息', '一条关于members的消息']);
  });

  it('is followed by an assignment, whenever what it is about happened', async () => {
    const full = await fillCompany(world);
    const { reported, interviewer } = full.scene;
    await assign(interviewer.userId, [reported.applicationId, full.rejected.applicationId]);
    const answers = new Map<string, string>();
    await walk(full, [{ name: 'interviewer', actor: interviewer }], ({ call, text }) => void answers.set(call, text));
    const texts = [...answers].map(([call, text]) => ({ call, text }));
    const showing = (marks: readonly string[]) =>
      texts
        .filter(({ text }) => marks.some((mark) => text.includes(mark)))
        .map(({ call }) => call)
        .toSorted();
    expect(showing(full.reportedMarks)).toEqual([
      'getCandidateBoard',
      'getConversation',
      'getKit',
      'getRound',
      'listApplicationMatches',
      'listCandidates',
      'listCompanyMessages',
      'listRounds',
    ]);
    expect(showing(full.rejectedMarks)).toEqual([
      'getCandidateBoard',
      'getTalentDetail',
      'listCandidates',
      'listCompanyMessages',
    ]);
    expect(showing(full.marks.reports)).toEqual([
      'exportReport',
      'getCandidateBoard',
      'getInterviewReport',
      'getReportReview',
      'listCandidates',
      'listCompanyMessages',
    ]);
    expect(showing(full.otherMarks)).toEqual([]);
    expect(showing(full.marks.notes)).toEqual([]);

    const ctx = world.as(interviewer);
    const all = { q: '', sort: 'updated' as const, current: 1, pageSize: 10 };
    const list = await listCandidates(ctx, { ...all, positionId: undefined, status: undefined });
    expect(list.records.map(({ applicationId, allowedMoves }) => [applicationId, allowedMoves])).toEqual([
      [full.rejected.applicationId, []],
      [reported.applicationId, []],
    ]);
    expect([list.total, list.counts.reduce((sum, { count }) => sum + count, 0)]).toEqual([2, 2]);
    // Of two candidates the words of one find that one, and those of a third nobody.
    for (const [q, total] of [
      ['江流石', 1],
      ['何知远', 0],
    ] as const)
      expect(await listCandidates(ctx, { ...all, q, positionId: undefined, status: undefined })).toMatchObject({
        total,
      });
    const detail = await getTalentDetail(ctx, { resumeId: reported.resumeId, positionId: reported.positionId });
    expect(detail.application).toMatchObject({ applicationId: reported.applicationId });
    // Told before they joined: that somebody applied, and that the report was ready.
    const titles = (await listCompanyMessages(ctx, { messageType: '0' })).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['收到新的投递', 'AI面试报告已生成', '候选人申请人工复核']));

    expect(await hintedAt(full, reported.applicationId)).toContain(interviewer.userId);
    expect(await hintedAt(full, full.scene.fresh.applicationId)).not.toContain(interviewer.userId);
  });

  it('knows what every message of the product is about', async () => {
    const { scene } = await fillCompany(world);
    const rowsOf = await world.db
      .selectFrom('message_message')
      .select(['title', 'about', 'application_id'])
      .where('recipient_id', '=', scene.owner.companyId)
      .where('title', '!=', '通知')
      .execute();
    const kinds = rowsOf.map(
      ({ title, about, application_id: of }) => `${title}: ${about}${of === null ? '' : ' of one'}`,
    );
    expect([...new Set(kinds)].toSorted()).toEqual(
      [
        '企业认证已通过: company',
        '有人申请加入公司: joinRequests',
        '收到新的投递: candidates of one',
        '候选人接受了面试邀请: candidates of one',
        'AI面试报告已生成: reports of one',
        '候选人申请人工复核: reports of one',
        '新的对话消息: candidates of one',
      ].toSorted(),
    );
  });

  it('keeps what a company knows out of what its members take along', async () => {
    const full = await fillCompany(world);
    for (const actor of [...Object.values(membersOf(full)), full.scene.withoutCompany]) {
      const parts: unknown[] = [await person.export(world.system(), actor.personId)];
      for (const each of exported) parts.push(await each.export(world.system(), actor.userId));
      expect(thingsIn(JSON.stringify(parts), full.marks)).toEqual([]);
    }
  });
});

/** Assigns applications to a member, as whatever brings assignments will. */
async function assign(userId: string, applicationIds: readonly string[]): Promise<void> {
  const listed = applicationIds.map((id) => `'${id}'`).join(', ');
  await sql
    .raw(
      `create or replace function account_assigned(member uuid) returns setof uuid language sql stable as $$
       select id from application_application where member = '${userId}' and id in (${listed}) $$`,
    )
    .execute(world.db);
}

/** Who is hinted at news of a candidate. */
async function hintedAt({ scene: { owner } }: FullCompany, applicationId: string): Promise<string[]> {
  const before = world.hints.length;
  const news = { type: '7' as const, title: '通知', content: '内容', meta: {}, dedupeKey: newId() };
  const to = told(owner.companyId, 'candidates', applicationId);
  await world.system().transaction((tx) => sendMessage(tx, { to, ...news }));
  return world.hints.slice(before).map(({ payload }) => payload);
}
