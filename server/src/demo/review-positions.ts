import { emptyPositionContent, type PositionContent } from '@pinjian/contract/position-content.ts';
import { submitPositionForReview } from '@pinjian/contract/position-review.ts';
import { createPosition } from '@pinjian/contract/position.ts';
import { decidePositionReview, listPositionReviews } from '#domains/position/index.ts';
import { newId } from '#platform/core/ids.ts';
import type { SystemActor } from '#server/context.ts';
import { call } from './call.ts';
import type { Founded } from './found-companies.ts';
import type { Stage } from './stage.ts';

const day = 86_400_000;
const system: SystemActor = { kind: 'system' };

/** A position that the automatic check objects to, and what a person of the platform said of it; null: they have not yet. */
interface Reviewed {
  readonly title: string;
  /** Leaf of the job tree. */
  readonly category: string;
  /** Thousand yuan a month. */
  readonly pay: readonly [number, number];
  readonly experience: number;
  readonly education: number;
  readonly duties: string;
  readonly asks: string;
  readonly note: string;
  /** Days before today. */
  readonly submitted: number;
  readonly decision: { readonly outcome: 'approved' | 'rejected'; readonly reason?: string } | null;
}

const reviewed: readonly Reviewed[] = [
  {
    title: '女员工宿舍管理员',
    category: '210506',
    pay: [4, 5.5],
    experience: 0,
    education: 0,
    duties:
      '负责女员工宿舍的夜间值守、查房和物品登记。\n安排新员工入住，登记水电和报修，跟进到修好为止。\n发现身体不适或情绪异常的员工，及时通知班组长。',
    asks: '待人和气，能上夜班，做事有记录，限女性。\n有物业或宿舍管理经验优先。',
    note: '夜间要进入女员工宿舍查房，只能由女性担任。',
    submitted: 30,
    decision: { outcome: 'approved' },
  },
  {
    title: '行政前台',
    category: '150202',
    pay: [5, 7],
    experience: 4,
    education: 4,
    duties:
      '接待来访客人，收发快递，五官端正。\n预订会议室和差旅，采购办公用品，每月对账。\n维护门禁和访客登记，配合消防检查。',
    asks: '普通话清楚，会用表格软件，能同时应付几件事。\n做过前台或客服优先。',
    note: '前台代表公司形象。',
    submitted: 9,
    decision: { outcome: 'rejected', reason: '“五官端正”与工作内容无关，请删去后再发布' },
  },
  {
    title: '女更衣室保洁',
    category: '210506',
    pay: [3.8, 4.6],
    experience: 0,
    education: 0,
    duties:
      '负责厂区女更衣室和淋浴间的日常保洁。\n每班清洁两遍，补充洗手液和纸巾，检查排水。\n登记遗失物品，设备损坏当班报修。',
    asks: '限女性，手脚勤快，能倒班，身体健康能胜任站立工作。\n做过保洁优先，没有经验可以带教。',
    note: '工作时间更衣室有人使用，只能由女性担任。',
    submitted: 0.4,
    decision: null,
  },
];

const fenOf = (thousands: number) => Math.round(thousands * 100_000);

/** dictNums of job_description_title: what is done, what is asked for. */
const [duties, asks] = [1, 2] as const;

/** The position in the place of another one of the company. */
function contentOf(each: Reviewed, { cityCode, districtCode, address }: PositionContent): PositionContent {
  return {
    ...emptyPositionContent(),
    cityCode,
    districtCode,
    address,
    title: each.title,
    categoryId: each.category,
    salaryMin: fenOf(each.pay[0]),
    salaryMax: fenOf(each.pay[1]),
    experience: each.experience,
    education: each.education,
    headCount: 1,
    description: [
      { title: duties, text: each.duties },
      { title: asks, text: each.asks },
    ],
  };
}

/** How many positions `reviewPositions` makes. */
export const reviewedPositions = reviewed.length;

/** Positions that went to a person of the platform: one was let through, one sent back, one still waits. */
export async function reviewPositions(stage: Stage, { owner }: Founded, like: PositionContent): Promise<void> {
  for (const each of reviewed) {
    const { note, submitted, decision } = each;
    stage.turnTo(new Date(stage.today.getTime() - submitted * day));
    const content = contentOf(each, like);
    const { positionId, version } = await call(stage.as(owner), createPosition, { key: newId(), content });
    await call(stage.as(owner), submitPositionForReview, { positionId, version, note });
    if (decision === null) continue;
    stage.advance(0.1 * day);
    const [waiting] = await listPositionReviews(stage.as(system), { current: 1, pageSize: 1 });
    if (waiting === undefined) throw new Error(`'${each.title}' does not wait for anybody`);
    await decidePositionReview(stage.as(system), { reviewId: waiting.reviewId, ...decision });
    await stage.settle();
  }
}
