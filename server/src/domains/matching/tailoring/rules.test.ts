import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyEntry, emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { withoutOrder } from '#domains/resume/rules.ts';
import { applyChanges, proposeChanges, type SpokenOf } from './rules.ts';

const lines = ['整理周报，每周 1 份', '用 React 重写结算页', '带 2 名实习生'];

function contentOf(part: Partial<ResumeContent> = {}): ResumeContent {
  return {
    ...emptyResumeContent(),
    work: [
      { company: '云杉示例科技', roles: [{ ...emptyEntry.workRole(), title: '前端', description: lines.join('\n') }] },
    ],
    skills: [
      { name: 'PPT', level: null },
      { name: 'React', level: 3 },
    ],
    ...part,
  };
}

const told = 'work.0.roles.0.description';
const react: SpokenOf = {
  words: 'React',
  kind: 'must',
  places: [
    { path: told, start: lines.join('\n').indexOf('React') },
    { path: 'skills.1.name', start: 0 },
  ],
};

/** What is proposed for lines of which one speaks of React. */
function proposedFor(text: readonly string[]) {
  const description = text.join('\n');
  const work = [{ company: '云杉示例科技', roles: [{ ...emptyEntry.workRole(), description }] }];
  const asked = { ...react, places: [{ path: told, start: description.indexOf('React') }] };
  return proposeChanges(contentOf({ work, skills: [] }), [asked], null);
}

describe('what could stand further up', () => {
  it('is what the position asks for, the rest as it stood', () => {
    const changes = proposeChanges(contentOf(), [react], null);
    expect(changes.map(({ changeId, after, speaksOf }) => ({ changeId, after, speaksOf }))).toEqual([
      { changeId: 'skills', after: ['React', 'PPT'], speaksOf: ['React'] },
      { changeId: `lines ${told}`, after: [lines[1], lines[0], lines[2]], speaksOf: ['React'] },
    ]);
  });

  it('is nothing where it stands there already, or nothing speaks of it', () => {
    const first = contentOf({ work: [], skills: [{ name: 'React', level: 3 }] });
    expect(proposeChanges(first, [{ ...react, places: [{ path: 'skills.0.name', start: 0 }] }], null)).toEqual([]);
    expect(proposeChanges(contentOf(), [{ ...react, places: [] }], null)).toEqual([]);
  });

  it('puts what is demanded before what is a plus', () => {
    const skills = ['甲', '乙', '丙'].map((name) => ({ name, level: null }));
    const asked: SpokenOf[] = [
      { words: '加分', kind: 'nice', places: [{ path: 'skills.1.name', start: 0 }] },
      { words: '必需', kind: 'must', places: [{ path: 'skills.2.name', start: 0 }] },
    ];
    expect(proposeChanges(contentOf({ work: [], skills }), asked, null)[0]?.after).toEqual(['丙', '乙', '甲']);
  });

  it('is the wish of that kind of work', () => {
    const intentions = [
      { ...emptyEntry.intention(), position: '测试', positionCode: '100301' },
      { ...emptyEntry.intention(), position: '前端', positionCode: '100201' },
    ];
    expect(proposeChanges(contentOf({ intentions, work: [], skills: [] }), [], '100201')[0]?.after).toEqual([
      '前端',
      '测试',
    ]);
    expect(proposeChanges(contentOf({ intentions, work: [], skills: [] }), [], '160101')).toEqual([]);
  });

  it.each([
    ['numbered', ['1. 整理一线周报并汇总', '2. 用 React 重写结算页']],
    ['headed', ['项目背景：结算慢', '用 React 重写结算页']],
    ['told in a row', ['整理一线周报并汇总', '随后用 React 重写结算页']],
    ['broken off', ['整理一线周报并汇总，', '用 React 重写结算页']],
    ['apart', ['整理一线周报并汇总', '', '用 React 重写结算页']],
    ['under a name in brackets', ['【商家后台】', '整理一线周报并汇总', '用 React 重写结算页']],
    ['under a name and its time', ['商家后台（2023.01-2023.06）', '整理一线周报并汇总', '用 React 重写结算页']],
    ['under a name alone', ['商家后台', '整理一线周报并汇总', '用 React 重写结算页']],
    ['under a name with a colon', ['结算重构：拆成三步', '用 React 重写结算页']],
    ['set in', ['整理一线周报并汇总', '  - 用 React 重写结算页']],
    ['set in by a wide space', ['整理一线周报并汇总', '　用 React 重写结算页']],
    ['of two kinds of bullets', ['- 整理一线周报并汇总', '· 用 React 重写结算页']],
    ['with a bullet and without', ['整理一线周报并汇总', '- 用 React 重写结算页']],
    ['set off by a bullet and numbered', ['- 1. 整理一线周报并汇总', '- 2. 用 React 重写结算页']],
    ...[
      '首先',
      '接着',
      '在此基础上',
      '这个系统',
      '它',
      '期间',
      '其间',
      '该系统',
      '随后',
      '之后',
      '于是',
      '基于上述方案',
      '为此',
      '再',
      '还',
    ].map((word) => [`told on with ${word}`, ['整理一线周报并汇总', `${word}用 React 重写结算页`]] as const),
  ] as const)('is no line of a text whose lines are %s', (_name, text) => {
    expect(proposedFor(text)).toEqual([]);
  });

  it.each([
    ['plain', ['整理一线周报并汇总', '用 React 重写结算页', '带 2 名实习生做埋点']],
    ['of one bullet', ['- 整理一线周报并汇总', '- 用 React 重写结算页']],
    ['of whole sentences', ['负责双周一次的需求评审。', '使用 React 18 重写结算页，耗时降 30%。']],
  ] as const)('is a line of a text whose lines are %s', (_name, text) => {
    expect(proposedFor(text)[0]?.after[0]).toBe(text[1]);
  });
});

const word = fc.constantFrom('React', '周报', '客户 30 家', '零事故', 'PPT', '带 2 名实习生', '', '复盘');
const line = fc.oneof(word, fc.constantFrom('用 React 重写结算页', '整理一线周报并汇总', '带 2 名实习生做埋点'));
const text = fc.array(line, { maxLength: 5 }).map((words) => words.join('\n'));
const contents = fc
  .record({
    roles: fc.array(fc.record({ title: word, description: text }), { minLength: 1, maxLength: 3 }),
    projects: fc.array(fc.record({ name: word, description: text }), { maxLength: 3 }),
    skills: fc.array(word, { maxLength: 4 }),
    languages: fc.array(word, { maxLength: 3 }),
  })
  .map(({ roles, projects, skills, languages }) =>
    contentOf({
      work: [{ company: '云杉示例科技', roles: roles.map((role) => ({ ...emptyEntry.workRole(), ...role })) }],
      projects: projects.map((project) => ({ ...emptyEntry.project(), ...project })),
      skills: skills.map((name) => ({ name, level: null })),
      languages: languages.map((name) => ({ name, level: '熟练' })),
    }),
  );
const places = fc.record({
  path: fc.constantFrom(
    told,
    'work.0.roles.1.description',
    'projects.1.description',
    'projects.2.name',
    'skills.3.name',
    'languages.1.level',
    'education.0.major',
  ),
  start: fc.nat(30),
});
const demands = fc.array(
  fc.record({
    words: word,
    kind: fc.constantFrom('must' as const, 'nice' as const),
    places: fc.array(places, { maxLength: 4 }),
  }),
  { maxLength: 5 },
);

describe('a copy with any of the changes', () => {
  it('says what the resume said, of the same, and nothing else', () => {
    fc.assert(
      fc.property(contents, demands, fc.infiniteStream(fc.boolean()), (content, asked, ticks) => {
        const chosen = proposeChanges(content, asked, null).filter(() => ticks.next().value);
        const copy = applyChanges(content, chosen);
        expect(withoutOrder(copy)).toEqual(withoutOrder(content));
        for (const { kind, after } of chosen)
          if (kind === 'lines') expect(JSON.stringify(copy)).toContain(JSON.stringify(after.join('\n')).slice(1, -1));
          else expect(JSON.stringify(copy[kind as 'skills'].map(({ name }) => name))).toBe(JSON.stringify(after));
      }),
    );
  });

  it('of none is the resume itself', () => {
    fc.assert(
      fc.property(contents, (content) => {
        expect(applyChanges(content, [])).toEqual(content);
      }),
    );
  });
});
