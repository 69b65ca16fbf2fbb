import { describe, expect, it } from 'vitest';
import { emptyWish, type Wish, type WishQuestion } from '@pinjian/contract/matching-wish.ts';
import { emptyEntry, type ResumeIntention } from '@pinjian/contract/resume-content.ts';
import { issuesOfWishes, openQuestions, questionsAfter, settleWishes, wishedBy } from './rules.ts';

const hangzhou = { code: '101210100', name: '杭州' };
const shanghai = { code: '101020100', name: '上海' };
const intends = (changes: Partial<ResumeIntention> = {}): ResumeIntention => ({
  ...emptyEntry.intention(),
  position: '前端开发',
  positionCode: '100201',
  cities: [hangzhou],
  ...changes,
});
const pay = (min: number | null, cycle = 1) => ({ min, max: min, cycle, months: 12 });
const wished = (changes: Partial<Wish> = {}): Wish => ({ ...emptyWish(), ...changes });
const none = { wishes: [], jobTypes: [], recruitTypes: [], arrival: null };

describe('what a resume says for its person', () => {
  it('is its intentions: position, cities, the floor of pay in fen a month, and the kind of work that is paid so', () => {
    const { content, prefilled } = wishedBy({}, [intends({ cities: [hangzhou, shanghai], salary: pay(2_000_000) })]);
    expect(content).toEqual({
      ...none,
      wishes: [
        wished({
          positionCode: '100201',
          position: '前端开发',
          cityCodes: ['101210100', '101020100'],
          salaryMin: 2_000_000,
        }),
      ],
      jobTypes: [1],
    });
    expect(prefilled).toEqual(['wishes', 'jobTypes']);
  });

  it.each([
    ['元/月', 1, 800_000, 800_000, [1]],
    ['元/天', 2, 15_000, 326_250, [2, 3]],
    ['元/时', 3, 2_000, 348_000, [2, 3]],
    ['元/年', 5, 24_000_000, 2_000_000, [1]],
    ['元/件', 7, 500, null, []],
  ])('reads pay in %s', (_unit, cycle, min, salaryMin, jobTypes) => {
    const { content } = wishedBy({}, [intends({ salary: pay(min, cycle) })]);
    expect(content).toMatchObject({ wishes: [{ salaryMin }], jobTypes });
  });

  it('takes what names nothing for words alone, says nothing twice, and leaves out what says nothing', () => {
    const odd = intends({ position: '', positionCode: '999999', cities: [{ code: null, name: '火星' }, hangzhou] });
    const { content } = wishedBy({}, [emptyEntry.intention(), odd, odd, intends({ position: '', cities: [] })]);
    expect(content.wishes).toEqual([
      wished({ cityCodes: ['101210100'] }),
      wished({ positionCode: '100201', position: 'Web前端开发工程师' }),
    ]);
  });

  it('gives way, part by part, to what the person said, nothing included', () => {
    const said = wishedBy({ wishes: [], arrival: null }, [intends({ salary: pay(1_000_000) })]);
    expect(said).toEqual({ content: { ...none, jobTypes: [1] }, prefilled: ['jobTypes'] });
    expect(wishedBy({ jobTypes: [3] }, []).prefilled).toEqual([]);
    expect(wishedBy({}, [])).toEqual({ content: none, prefilled: [] });
  });
});

describe('what is saved', () => {
  it('says nothing twice, names a node by its words, and takes any city instead of some', () => {
    const one = wished({ positionCode: '100201', cityCodes: ['101210100', '101210100'] });
    const anywhere = wished({ position: '测试', cityCodes: ['101210100'], anyCity: true });
    expect(settleWishes({ wishes: [one, emptyWish(), one, anywhere], jobTypes: [1, 1], recruitTypes: [] })).toEqual({
      wishes: [
        wished({ positionCode: '100201', position: 'Web前端开发工程师', cityCodes: ['101210100'] }),
        wished({ position: '测试', anyCity: true }),
      ],
      jobTypes: [1],
      recruitTypes: [],
      arrival: undefined,
    });
  });

  it.each([
    ['content.wishes.1.positionCode', { wishes: [emptyWish(), wished({ positionCode: '999999' })] }],
    ['content.wishes.0.cityCodes', { wishes: [wished({ cityCodes: ['101210100', '999999999'] })] }],
    ['content.jobTypes', { jobTypes: [1, 4] }],
    ['content.recruitTypes', { recruitTypes: [99] }],
    ['content.arrival', { arrival: 7 }],
  ])('is refused where it names nothing: %s', (path, own) => {
    expect(issuesOfWishes(own)).toEqual([{ path, message: expect.stringMatching(/^请重新选择/u) }]);
  });

  it('may be nothing at all', () => expect(issuesOfWishes(none)).toEqual([]));
});

describe('the questions of a first visit', () => {
  it.each<[string, readonly Wish[], readonly string[], WishQuestion[]]>([
    ['nothing known', [], [], ['position', 'city', 'salary']],
    ['the resume says where and what', [wished({ position: '前端', cityCodes: ['101210100'] })], [], ['salary']],
    ['any city is an answer', [wished({ anyCity: true })], [], ['position', 'salary']],
    ['so is working from home', [wished({ remote: true })], [], ['position', 'salary']],
    ['skipped ones stay skipped', [wished({ salaryMin: 1 })], ['position'], ['city']],
    ['all are over', [], ['position', 'city', 'salary'], []],
  ])('%s', (_what, wishes, passed, open) => {
    expect(openQuestions({ ...none, wishes: [...wishes] }, passed)).toEqual(open);
  });

  const fresh = { answered: [], skipped: [] };
  const all = ['position', 'city', 'salary'];
  it.each([
    ['answered', fresh, { question: { name: 'city', skipped: false } }, { answered: ['city'], skipped: [] }],
    ['skipped', fresh, { question: { name: 'city', skipped: true } }, { answered: [], skipped: ['city'] }],
    [
      'skipped, then answered',
      { answered: [], skipped: ['city'] },
      { question: { name: 'city', skipped: false } },
      { answered: ['city'], skipped: [] },
    ],
    [
      'answered, then skipped on the way back',
      { answered: ['city'], skipped: [] },
      { question: { name: 'city', skipped: true } },
      { answered: ['city'], skipped: [] },
    ],
    [
      'wishes saved elsewhere',
      { answered: [], skipped: ['city'] },
      { hasWishes: true },
      { answered: all, skipped: [] },
    ],
    ['a switch alone', fresh, {}, fresh],
  ] as const)('%s', (_what, before, saved, after) => {
    const state = { answered: [...before.answered], skipped: [...before.skipped] };
    expect(questionsAfter(state, { hasWishes: false, ...saved })).toEqual(after);
  });
});
