import { expect, test } from 'vitest';
import { objectionsTo } from '#domains/dictionary/index.ts';
import { openQuestions } from './ask-next.ts';
import { draftPosition } from './draft-position.ts';
import { planRounds } from './plan-rounds.ts';
import { readWords, type Said } from './read-words.ts';

const begin = (text: string): Said[] => [{ question: null, text }];

test('one sentence becomes a position with what is needed and what is preferred', () => {
  const understood = readWords(
    begin('招一个3年以上Java后端，北京，20-35K·15薪，本科，会Spring和MySQL，懂Kafka优先，负责交易系统'),
  );
  const { content, missing } = draftPosition(understood);
  expect(content).toMatchObject({
    title: 'Java后端',
    categoryId: '100102',
    cityCode: '101010100',
    salaryMin: 2_000_000,
    salaryMax: 3_500_000,
    salaryMonths: 15,
    headCount: 1,
    experience: 5,
    education: 5,
  });
  expect(content.requirements.map(({ kind, skill }) => `${kind} ${skill}`)).toEqual([
    'must Spring',
    'must MySQL',
    'nice Kafka',
  ]);
  expect(missing).toEqual([]);
  expect(openQuestions(understood, { cityCodes: [] })).toEqual([]);
  const [first] = planRounds(content, () => 'id');
  expect(first?.competencies.map(({ name }) => name)).toEqual(['Spring', 'MySQL', 'Kafka']);
});

test.each([
  ['急招2名外卖骑手，上海浦东，月薪8000-12000', '外卖骑手', 2, '101020100'],
  ['招高级产品经理一名 深圳 25k-40k 5年经验', '高级产品经理', 1, '101280600'],
  ['招聘护士5人 要有护士执业证 夜班', '护士', 5, null],
  ['找个会计，成都，8千到1万，双休', '会计', null, '101270100'],
  ['前端实习生，杭州，150-200元/天', '前端实习生', null, '101210100'],
])('%s', (text, title, headCount, cityCode) => {
  expect(readWords(begin(text))).toMatchObject({ title, headCount, cityCode });
});

test('pay by the day is pay by the day', () => {
  expect(readWords(begin('前端实习生，杭州，150-200元/天')).salary).toEqual({ min: 15_000, max: 20_000, cycle: 2 });
});

test('what may not be published is in no draft, and whoever said it is told why', () => {
  const understood = readWords(begin('找一位新媒体运营，负责公众号和小红书，1-3年经验，男，35岁以下'));
  expect(understood.leftOut.map(({ words }) => words)).toEqual(['男', '35岁以下']);
  expect(understood.leftOut.every(({ message, suggestion }) => message !== '' && suggestion !== '')).toBe(true);
  const { content } = draftPosition(understood);
  expect(JSON.stringify(content)).not.toMatch(/男|35/u);
  const texts = content.description.map(({ text }) => ({ path: 'text', text }));
  expect(objectionsTo([{ path: 'title', text: content.title }, ...texts])).toEqual([]);
});

test('a short conversation asks for what is missing, each once, and what is said is understood by its question', () => {
  const said: Said[] = begin('想招个护士');
  const asked: string[] = [];
  const answers: Readonly<Record<string, string>> = {
    city: '成都',
    salary: '面议',
    duties: '住院部病房护理，配合医生查房，做好护理记录和病人沟通',
    skills: '护士执业证，急诊经验优先',
    experience: '不限',
    education: '大专',
    headCount: '3人',
  };
  for (;;) {
    const [next] = openQuestions(readWords(said), { cityCodes: ['101270100'] });
    if (next === undefined) break;
    asked.push(next.name);
    said.push({ question: next.name, text: answers[next.name] ?? '' });
  }
  expect(asked).toEqual(['city', 'salary', 'duties', 'skills', 'experience', 'education', 'headCount']);
  const { content, missing } = draftPosition(readWords(said));
  expect(missing).toEqual([]);
  expect(content).toMatchObject({ title: '护士', experience: 0, education: 4, headCount: 3, salaryMin: null });
  expect(content.conditions.map(({ words }) => words)).toContain('护士执业证');
});

test('what says nothing stands in no draft and is shown as not understood', () => {
  const understood = readWords(begin('您好'));
  expect(understood.unplaced).toEqual(['您好']);
  expect(draftPosition(understood).content.description).toEqual([]);
  expect(openQuestions(understood, { cityCodes: [] })[0]?.name).toBe('title');
});

test('nothing stands in a draft that nobody said', () => {
  const text = '招一个3年以上Java后端，北京，20-35K，会Spring，负责交易系统';
  const { content } = draftPosition(readWords(begin(text)));
  const lines = content.description.flatMap((block) =>
    block.text.split('\n').map((line) => line.replace(/^\d+\. |[。；]$/gu, '')),
  );
  for (const line of lines) expect(text).toContain(line);
});
