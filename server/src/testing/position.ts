import { emptyPositionContent, type PositionContent } from '@pinjian/contract/position-content.ts';
import { createPosition } from '#domains/position/create.ts';
import { publishPosition } from '#domains/position/publish.ts';
import { newId } from '#platform/core/ids.ts';
import type { EmployerActor } from '#server/context.ts';
import type { World } from './world.ts';

/** Content that can be published: a frontend developer in 杭州, 15-25K a month, 14 salaries a year. */
export function publishableContent(changes: Partial<PositionContent> = {}): PositionContent {
  return {
    ...emptyPositionContent(),
    title: '前端开发工程师',
    categoryId: '100201',
    cityCode: '101210100',
    districtCode: '330106',
    address: '文三路一号',
    salaryMin: 1_500_000,
    salaryMax: 2_500_000,
    salaryMonths: 14,
    experience: 5,
    education: 5,
    headCount: 2,
    requirements: [
      { kind: 'nice', skill: 'Node.js', skillId: null, years: null, from: null, by: 'writer' },
      { kind: 'must', skill: 'React', skillId: null, years: 3, from: null, by: 'writer' },
    ],
    description: [
      { title: 1, text: '负责公司核心产品的页面开发与性能优化，与设计、服务端一起把功能做好。' },
      { title: 2, text: '熟悉 TypeScript 与组件化开发，有复杂表单与数据可视化经验。' },
    ],
    preferences: [1, 3],
    ...changes,
  };
}

/** A new draft of the owner's company. */
export async function draftPosition(
  world: World,
  owner: EmployerActor,
  changes: Partial<PositionContent> = {},
): Promise<string> {
  const { positionId } = await createPosition(world.as(owner), { key: newId(), content: publishableContent(changes) });
  return positionId;
}

/** A position on show; the owner's company must be verified (see company.ts beside this). */
export async function openPosition(
  world: World,
  owner: EmployerActor,
  changes: Partial<PositionContent> = {},
): Promise<string> {
  const positionId = await draftPosition(world, owner, changes);
  await publishPosition(world.as(owner), { positionId, version: 1 });
  return positionId;
}
