import { describe, expect, it } from 'vitest';
import { positionEndpoints } from '@pinjian/contract/position.ts';
import { registerEndpoint } from '#platform/http/endpoint-route.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { createLog } from '#platform/core/log.ts';
import type { EmployerActor, SeekerActor } from '#server/context.ts';
import { verifiedOwner } from '#testing/company.ts';
import { publishableContent } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { routes } from './routes.ts';

const world = useWorld();

/** The position's calls over HTTP, made by whoever the endpoint is for. */
async function serve(owner: EmployerActor, seeker: SeekerActor) {
  const app = await createHttpServer({ log: createLog('silent'), trustProxy: 0 });
  for (const route of routes) {
    registerEndpoint(app, route, async (_request, endpoint) => world.as(endpoint.caller === 'seeker' ? seeker : owner));
  }
  return async (
    name: keyof typeof positionEndpoints,
    path: string,
    payload?: object,
  ): Promise<{ code: number; data: never }> => {
    const { method } = positionEndpoints[name];
    const response = await app.inject({ method, url: path, ...(payload === undefined ? {} : { payload }) });
    expect(response.statusCode).toBe(200);
    return response.json();
  };
}

describe('the calls of positions over HTTP', () => {
  it('lead from a draft to a position that is found, read, collected and closed', async () => {
    const owner = await verifiedOwner(world);
    const call = await serve(owner, await world.seeker());
    const key = 'draft-0001';
    const { data: made } = await call('createPosition', '/job/position/create', { key, content: publishableContent() });
    const { positionId } = made as { positionId: string };
    const at = `/job/position/${positionId}`;
    const steps = [
      await call('savePosition', at, { version: 1, content: publishableContent({ title: '前端架构师' }) }),
      await call('previewPosition', `${at}/preview`),
      await call('publishPosition', `${at}/publish`, { version: 2 }),
      await call('getPositionForEdit', at),
      await call('listPositions', '/job/position/list?status=3&q=%E5%89%8D%E7%AB%AF'),
      await call('searchPositions', '/job/search?q=%E5%89%8D%E7%AB%AF&salaryRange=4,5&experience=0&pageSize=5'),
      await call('suggestSearch', '/job/search/suggest?q=qianduan'),
      await call('getPosition', `/job/detail/${positionId}`),
      await call('listCompanyPositions', `/job/company/${owner.companyId}/positions`),
      await call('collectPosition', '/job/collection/add', { positionId }),
      await call('uncollectPosition', '/job/collection/remove', { positionId }),
      await call('pausePosition', `${at}/pause`, {}),
      await call('reopenPosition', `${at}/reopen`, {}),
      await call('closePosition', `${at}/close`, {}),
    ];
    expect(steps.map(({ code }) => code)).toEqual(steps.map(() => 200));
    expect(steps[5]?.data).toMatchObject({ total: 1, records: [{ positionId, title: '前端架构师' }] });
    expect((await call('deletePosition', at)).code).toBe(40931);
  });

  it('name what is wrong with an input', async () => {
    const call = await serve(await verifiedOwner(world), await world.seeker());
    const content = { ...publishableContent(), title: '长'.repeat(41), headCount: 0 };
    expect(await call('createPosition', '/job/position/create', { key: 'draft-0001', content })).toMatchObject({
      code: 40001,
      data: [
        { path: 'content.title', message: '职位名称最多 40 个字' },
        { path: 'content.headCount', message: '招聘人数至少 1 人' },
      ],
    });
    expect(await call('createPosition', '/job/position/create', { key: 'short', content: {} })).toMatchObject({
      code: 40001,
      message: '提交标识至少 8 个字符，请刷新页面后重试',
      data: expect.arrayContaining([{ path: 'content.title', message: '请填写' }]) as unknown,
    });
    expect(await call('searchPositions', '/job/search?experience=1,x')).toMatchObject({
      code: 40001,
      data: [{ path: 'experience', message: '筛选条件格式不正确' }],
    });
    expect(await call('searchPositions', '/job/search?cityCode=1010,2020,3030,4040,5050,6060')).toMatchObject({
      code: 40001,
      data: [{ path: 'cityCode', message: '最多选 5 个' }],
    });
    expect(await call('searchPositions', '/job/search?publishedWithin=2')).toMatchObject({
      code: 40001,
      data: [{ path: 'publishedWithin', message: '没有这个发布时间' }],
    });
    expect((await call('getPosition', '/job/detail/nonsense')).code).toBe(40400);
  });
});
