import { describe, expect, it } from 'vitest';
import { errors } from '@pinjian/contract/errors.ts';
import { emptyWish, saveWishes as savingEndpoint, type Wish } from '@pinjian/contract/matching-wish.ts';
import { emptyEntry } from '@pinjian/contract/resume-content.ts';
import { deleteResume } from '#domains/resume/delete-resume.ts';
import { writingNews } from '#testing/news.ts';
import { agreeToBeFound, confirmedResume, hideResume, sampleContent } from '#testing/resume.ts';
import { useWorld } from '#testing/world.ts';
import { findWishes } from '../index.ts';
import { personal } from '../personal.ts';
import { getWishes } from './get-wishes.ts';
import { saveWishes } from './save-wishes.ts';

const world = useWorld();

const frontend: Wish = { ...emptyWish(), position: '前端开发', positionCode: '100201', cityCodes: ['101210100'] };
const nothing = { wishes: [], jobTypes: [], recruitTypes: [], arrival: null };
const intentions = [
  {
    ...emptyEntry.intention(),
    position: '数据分析师',
    cities: [{ code: '101200100', name: '武汉' }],
    salary: { min: 1_500_000, max: 2_000_000, cycle: 1, months: 12 },
  },
];
const analyst: Wish = { ...emptyWish(), position: '数据分析师', cityCodes: ['101200100'], salaryMin: 1_500_000 };

describe('wishes', () => {
  it('are nothing at first, with everything to ask', async () => {
    expect(await getWishes(world.as(await world.seeker()))).toEqual({
      version: 0,
      content: nothing,
      cities: [],
      prefilled: [],
      personalOrder: true,
      skipped: [],
      toAsk: ['position', 'city', 'salary', 'findable'],
    });
  });

  it('are saved part by part, and are the person’s alone', async () => {
    const [one, other] = [await world.seeker(), await world.seeker()];
    const { ctx: mine, news } = writingNews(world.as(one));
    const first = await saveWishes(mine, { version: 0, content: { wishes: [frontend], jobTypes: [1, 3] } });
    expect(first).toEqual({
      version: 1,
      content: { ...nothing, wishes: [frontend], jobTypes: [1, 3] },
      cities: [{ code: '101210100', name: '杭州' }],
      prefilled: [],
      personalOrder: true,
      skipped: [],
      toAsk: ['findable'],
    });
    const second = await saveWishes(mine, { version: 1, content: { arrival: 4, jobTypes: [] }, personalOrder: false });
    expect(second).toMatchObject({
      version: 2,
      content: { ...nothing, wishes: [frontend], arrival: 4 },
      personalOrder: false,
    });
    expect(await getWishes(mine)).toEqual(second);
    expect(news).toEqual([1, 2].map(() => ({ name: 'matching.wishChanged', payload: { seekerId: one.userId } })));
    expect(await getWishes(world.as(other))).toMatchObject({ version: 0, content: nothing });
  });

  it('saved from what has changed since are refused, so that two tabs never overwrite each other', async () => {
    const mine = world.as(await world.seeker());
    await saveWishes(mine, { version: 0, content: { wishes: [frontend] } });
    for (const version of [0, 2])
      await expect(saveWishes(mine, { version, content: { wishes: [] } })).rejects.toMatchObject(errors.stateChanged);
    expect(await getWishes(mine)).toMatchObject({ version: 1, content: { wishes: [frontend] } });
  });

  it('that name no position, city or value are refused with the field', async () => {
    const mine = world.as(await world.seeker());
    const wishes = [{ ...frontend, cityCodes: ['999999999'] }];
    await expect(saveWishes(mine, { version: 0, content: { wishes } })).rejects.toMatchObject({
      code: errors.invalidInput.code,
      message: '请重新选择城市',
      data: [{ path: 'content.wishes.0.cityCodes', message: '请重新选择城市' }],
    });
    expect(await getWishes(mine)).toMatchObject({ version: 0 });
  });

  const sixCities = [1, 2, 3, 4, 5, 6].map((number) => `10121010${number}`);
  it.each([
    ['求职意向最多 3 个', { wishes: [frontend, frontend, frontend, frontend] }],
    ['期望城市最多 5 个', { wishes: [{ ...frontend, cityCodes: sixCities }] }],
    ['期望职位最多 40 个字', { wishes: [{ ...frontend, position: '工'.repeat(41) }] }],
    ['期望薪资最高填写 100 万元/月', { wishes: [{ ...frontend, salaryMin: 100_000_100 }] }],
    ['工作类型最多 10 项', { jobTypes: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }],
  ])('say what is too much: %s', (message, content) => {
    const read = savingEndpoint.body?.safeParse({ version: 0, content });
    expect(read?.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('come from the default resume where the person has set nothing, and say so', async () => {
    const seeker = await world.seeker();
    const { ctx: mine, news } = writingNews(world.as(seeker));
    const resumeId = await confirmedResume(world, seeker, sampleContent({ intentions }));
    await agreeToBeFound(mine);
    expect(await getWishes(mine)).toMatchObject({
      version: 0,
      content: { ...nothing, wishes: [analyst], jobTypes: [1] },
      prefilled: ['wishes', 'jobTypes'],
      toAsk: [],
    });
    const saved = await saveWishes(mine, { version: 0, content: { jobTypes: [3] } });
    expect(saved).toMatchObject({ content: { wishes: [analyst], jobTypes: [3] }, prefilled: ['wishes'] });
    await deleteResume(mine, { resumeId });
    await world.deliver();
    expect(await getWishes(mine)).toMatchObject({ content: { ...nothing, jobTypes: [3] }, prefilled: [] });
    expect(news.map(({ name }) => name)).toContain('resume.deleted');
  });

  it('are found for many at once, whoever says nothing with nothing', async () => {
    const [own, resume, silent] = [await world.seeker(), await world.seeker(), await world.seeker()];
    await saveWishes(world.as(own), { version: 0, content: { wishes: [frontend] }, personalOrder: false });
    await confirmedResume(world, resume, sampleContent({ intentions }));
    const found = await findWishes(world.system(), [own.userId, resume.userId, silent.userId]);
    expect(Object.fromEntries(found)).toEqual({
      [own.userId]: { ...nothing, wishes: [frontend], personalOrder: false },
      [resume.userId]: { ...nothing, wishes: [analyst], jobTypes: [1], personalOrder: true },
      [silent.userId]: { ...nothing, personalOrder: true },
    });
    expect(await findWishes(world.system(), [])).toEqual(new Map());
  });

  it('go along with the person, and go with them', async () => {
    const seeker = await world.seeker();
    await saveWishes(world.as(seeker), { version: 0, content: { wishes: [frontend], arrival: 2 } });
    expect(await personal.export(world.system(), seeker.userId)).toMatchObject({
      wishes: [{ position: '前端开发', cities: [{ code: '101210100', name: '杭州' }] }],
      arrival: 2,
      personalOrder: true,
    });
    await personal.erase(world.system(), seeker.userId);
    expect(await personal.export(world.system(), seeker.userId)).toEqual({
      wishes: [],
      looks: [],
      pushes: [],
      dismissedPositions: [],
      viewedPositions: [],
      savedSearches: [],
    });
    expect(await getWishes(world.as(seeker))).toMatchObject({ version: 0, content: nothing });
  });
});

describe('the questions of a first visit', () => {
  it('end one by one, answered or skipped, and the last with the choice of who may see the resume', async () => {
    const mine = world.as(await world.seeker());
    const asked = async () => (await getWishes(mine)).toAsk;
    await saveWishes(mine, {
      version: 0,
      content: { wishes: [{ ...emptyWish(), position: '前端开发' }] },
      question: { name: 'position', skipped: false },
    });
    expect(await asked()).toEqual(['city', 'salary', 'findable']);
    for (const [version, name] of [
      [1, 'city'],
      [2, 'salary'],
    ] as const)
      await saveWishes(mine, { version, content: {}, question: { name, skipped: true } });
    expect(await getWishes(mine)).toMatchObject({ skipped: ['city', 'salary'], toAsk: ['findable'] });
    await hideResume(mine);
    expect(await asked()).toEqual([]);
  });

  it('stay over once wishes were saved elsewhere, whatever these leave open', async () => {
    const mine = world.as(await world.seeker());
    await saveWishes(mine, { version: 0, content: { wishes: [] } });
    expect((await getWishes(mine)).toAsk).toEqual(['findable']);
  });
});
