import type { PositionContent } from '@pinjian/contract/position-content.ts';
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
  readonly sentence: string;
  readonly note: string;
  /** Days before today. */
  readonly submitted: number;
  readonly decision: { readonly outcome: 'approved' | 'rejected'; readonly reason?: string } | null;
}

const reviewed: readonly Reviewed[] = [
  {
    title: '女员工宿舍管理员，限女性',
    sentence: '负责女员工宿舍的夜间值守、查房和物品登记。',
    note: '夜间要进入女员工宿舍查房，只能由女性担任。',
    submitted: 30,
    decision: { outcome: 'approved' },
  },
  {
    title: '行政前台',
    sentence: '接待来访客人，收发快递，五官端正。',
    note: '前台代表公司形象。',
    submitted: 9,
    decision: { outcome: 'rejected', reason: '“五官端正”与工作内容无关，请删去后再发布' },
  },
  {
    title: '女更衣室保洁，限女性',
    sentence: '负责厂区女更衣室和淋浴间的日常保洁。',
    note: '工作时间更衣室有人使用，只能由女性担任。',
    submitted: 0.4,
    decision: null,
  },
];

/** How many positions `reviewPositions` makes. */
export const reviewedPositions = reviewed.length;

/** Positions that went to a person of the platform: one was let through, one sent back, one still waits. */
export async function reviewPositions(stage: Stage, { owner }: Founded, like: PositionContent): Promise<void> {
  for (const { title, sentence, note, submitted, decision } of reviewed) {
    stage.turnTo(new Date(stage.today.getTime() - submitted * day));
    const [first, ...others] = like.description;
    const description = first === undefined ? [] : [{ ...first, text: `${sentence}\n${first.text}` }, ...others];
    const content = { ...like, title, description };
    const { positionId, version } = await call(stage.as(owner), createPosition, { key: newId(), content });
    await call(stage.as(owner), submitPositionForReview, { positionId, version, note });
    if (decision === null) continue;
    stage.advance(0.1 * day);
    const [waiting] = await listPositionReviews(stage.as(system), { current: 1, pageSize: 1 });
    if (waiting === undefined) throw new Error(`'${title}' does not wait for anybody`);
    await decidePositionReview(stage.as(system), { reviewId: waiting.reviewId, ...decision });
    await stage.settle();
  }
}
