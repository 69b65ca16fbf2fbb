import { things, type Thing } from '@pinjian/contract/reading.ts';
import { passResumes } from '#domains/application/bulk/plan-bulk-move.ts';
import { blockCompany } from '#domains/company/block/block-company.ts';
import { joinCompany } from '#domains/company/member/join-company.ts';
import { requestReview } from '#domains/interview/review/request-review.ts';
import { sendMessage } from '#domains/message/index.ts';
import { pausePosition } from '#domains/position/pause.ts';
import type { EmployerActor } from '#server/context.ts';
import { applyThere, reject, type Delivered } from '../application.ts';
import { say } from '../conversation.ts';
import { openPosition } from '../position.ts';
import { talent, talentContent } from '../talent.ts';
import { told } from '../told.ts';
import { buildScene, chosenBy, type Scene } from '../strangers/scene.ts';
import type { World } from '../world.ts';

/** A company with every kind of thing, a member of each role, and texts by which each thing is known in an answer. */
export interface FullCompany {
  readonly scene: Scene;
  readonly recruiter: EmployerActor;
  /** A candidate who was rejected, with a note that is not theirs to read. */
  readonly rejected: Delivered;
  /** What the owner has planned for all of a list, and can still undo. */
  readonly bulkId: string;
  /** Of somebody who may be found by the company, and never applied to it. */
  readonly talentResumeId: string;
  readonly marks: Readonly<Record<Thing, readonly string[]>>;
  /** Marks of the candidate with a report, of the rejected one, and of the others. */
  readonly reportedMarks: readonly string[];
  readonly rejectedMarks: readonly string[];
  readonly otherMarks: readonly string[];
}

/** The very words of the stranger matrix: asked again, it is the same request. */
const reviewReason = '第二题的评分没有看完整的回答';

/** What the candidate wrote to the company. */
const inConversation = '这一句只写给这家公司';

/** What the test's message about a thing says. */
const newsOf = (thing: Thing): string => `一条关于${thing}的消息`;

/** Fills a company. Its interviewer joined after it was verified, and before the messages that name a thing were sent. */
export async function fillCompany(world: World): Promise<FullCompany> {
  const scene = await buildScene(world);
  world.clock.advance(3_600_000);
  await joinNow(world, scene.interviewer);
  const { reported, fresh, invited, owner } = scene;
  const { companyId } = owner;
  const recruiter = await world.employer({ companyId, role: 'recruiter', companyStatus: 1 });
  await nameOf(world, await world.employer({ companyId, role: 'recruiter', companyStatus: 1 }), '同事乔小远');
  const positionId = await openPosition(world, owner, { title: '暂停着的职位' });
  await pausePosition(world.as(owner), { positionId });
  const rejected = await applyThere(reported, '江流石');
  await reject(rejected);
  await say(reported.mine, reported.applicationId, inConversation);
  const planned = await passResumes(world.as(owner), { key: 'readers-0001', items: [await chosenBy(fresh)] });
  const [employer] = talentContent().work;
  if (employer === undefined) throw new Error('the talent never worked');
  const found = await talent(world, { work: [{ ...employer, company: '知返仓储有限公司' }] });
  // Every verified company may find them but the one that this world's strangers are of.
  await blockCompany(found.mine, { companyId: scene.otherOwner.companyId ?? '' });
  await requestReview(reported.mine, { interviewId: reported.interviewId, reason: reviewReason });
  const asked = await joinCompany(world.as(await world.employer()), {
    targetCompanyId: companyId,
    note: '我是新来的同事，请通过',
  });
  await world.deliver();
  for (const thing of things) {
    const news = { type: '7' as const, title: '通知', content: newsOf(thing), meta: {}, dedupeKey: `readers:${thing}` };
    const to = told(companyId, thing, reported.applicationId);
    await world.system().transaction((tx) => sendMessage(tx, { to, ...news }));
  }
  const { credit_code: creditCode } = await world.db
    .selectFrom('company_company')
    .select('credit_code')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const reportedMarks = ['林小满', reported.applicationId, reported.resumeId];
  const rejectedMarks = ['江流石', rejected.applicationId, rejected.resumeId];
  const otherMarks = ['何知远', '苏见山', fresh.applicationId, invited.applicationId];
  return {
    scene,
    recruiter,
    rejected,
    bulkId: planned.bulkId,
    talentResumeId: found.resumeId,
    reportedMarks,
    rejectedMarks,
    otherMarks,
    marks: {
      company: [creditCode, newsOf('company')],
      members: ['同事乔小远', newsOf('members')],
      joinRequests: ['我是新来的同事', asked.requestId, newsOf('joinRequests')],
      positions: ['尚未公开的职位', '暂停着的职位', newsOf('positions')],
      // The last is a count: three wait for a result.
      candidates: [
        ...reportedMarks,
        ...rejectedMarks,
        ...otherMarks,
        newsOf('candidates'),
        inConversation,
        '"candidateCount":3',
      ],
      talents: ['知返仓储有限公司', newsOf('talents')],
      // What was said and asked, and what lists show of scores.
      reports: ['只有本人和这家公司可以知道的一段话', reviewReason, '"assessment":{', newsOf('reports')],
      notes: ['缺少并发经验', newsOf('notes')],
      // The department and the pay of an offer, as `offered` writes them.
      offers: ['星桥平台部', '25,000元/月', newsOf('offers')],
      money: [newsOf('money')],
    },
  };
}

async function nameOf(world: World, { userId }: EmployerActor, username: string): Promise<void> {
  await world.db.updateTable('account_identity').set({ username }).where('id', '=', userId).execute();
}

async function joinNow(world: World, { userId }: EmployerActor): Promise<void> {
  const joined = { joined_at: world.clock.now() };
  await world.db.updateTable('account_membership').set(joined).where('user_id', '=', userId).execute();
}
