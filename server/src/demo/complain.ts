import { complainAboutPosition, type ComplaintKind } from '@pinjian/contract/position-complaint.ts';
import { decideComplaint, listComplaints } from '#domains/position/index.ts';
import type { SeekerActor, SystemActor } from '#server/context.ts';
import { call } from './call.ts';
import type { Stage } from './stage.ts';

interface Complained {
  readonly kind: ComplaintKind;
  readonly words: string;
  /** Days ago. */
  readonly submitted: number;
  /** What an admin made of it; null while it waits. */
  readonly decision: { readonly outcome: 'asked' | 'dismissed'; readonly reason: string } | null;
}

const complained: readonly Complained[] = [
  {
    kind: 'notRecruiting',
    words: '投了两次都没有人看，电话打过去说早就招满了。',
    submitted: 2.6,
    decision: { outcome: 'dismissed', reason: '已与招聘方核实，职位仍在招聘，本周内会查看投递' },
  },
  {
    kind: 'false',
    words: '写的是双休，面试时说每周六都要上班。',
    submitted: 1.9,
    decision: { outcome: 'asked', reason: '请核对作息时间，与面试时所说保持一致' },
  },
  { kind: 'fee', words: '通知面试时让先交 380 元体检和服装费，说入职以后退。', submitted: 1.1, decision: null },
  { kind: 'false', words: '薪资写 1.5 万起，到了说底薪六千，其余看绩效。', submitted: 0.5, decision: null },
  { kind: 'contact', words: '加了微信之后一直推销培训课程。', submitted: 0.2, decision: null },
];

const day = 86_400_000;
const system: SystemActor = { kind: 'system' };

/** How many complaints `complainOfPositions` makes where there are positions and people enough. */
export const complaintCount = complained.length;

/** Seekers found something wrong with positions: one complaint was dismissed, one company asked, the others wait. */
export async function complainOfPositions(
  stage: Stage,
  positionIds: readonly string[],
  seekers: readonly SeekerActor[],
): Promise<void> {
  for (const [index, { kind, words, submitted, decision }] of complained.entries()) {
    const [positionId, seeker] = [positionIds.at(index), seekers.at(-1 - index)];
    if (positionId === undefined || seeker === undefined) return;
    stage.turnTo(new Date(stage.today.getTime() - submitted * day));
    await call(stage.as(seeker), complainAboutPosition, { positionId, kind, words });
    if (decision === null) continue;
    stage.advance(0.1 * day);
    const [first] = await listComplaints(stage.as(system), { current: 1, pageSize: 1 });
    if (first === undefined) throw new Error(`'${words}' does not wait for anybody`);
    await decideComplaint(stage.as(system), { complaintId: first.complaintId, ...decision });
    await stage.settle();
  }
}
