import { describe, expect, it } from 'vitest';
import { checkVocabulary } from './vocabulary.ts';
import { readGlossary, wordsOf } from './vocabulary/glossary.ts';
import { longestFile, longestRoute } from './vocabulary/length.ts';
import { projectWith } from './testing/project.ts';

function objections(
  path: string,
  text = 'export const one = 1;\n',
  rest: Readonly<Record<string, string>> = {},
): string[] {
  return checkVocabulary(projectWith({ ...rest, [path]: text })).problems.map(
    (problem) => `${problem.file}:${problem.line ?? 0} ${problem.message}`,
  );
}

describe('file names', () => {
  const ctx = "import type { Ctx } from '#server/context.ts';\n";
  it.each([
    ['server/src/platform/core/utils.ts', /'utils' is a drawer/],
    ['web/src/lib/date-helpers.ts', /'date-helpers' is a drawer/],
    ['server/src/common/paging.ts', /'common' is a drawer/],
    ['server/src/domains/resume/parsing/types.ts', /'types' is a drawer/],
    ['web/src/ui/SalaryText.tsx', /kebab-case/],
    ['server/src/platform/http/bindRoutes.ts', /kebab-case/],
    ['contract/src/colours.ts', /A file of the contract/],
    ['web/src/features/jobs/api.ts', /bears the name of a domain/],
    ['web/src/features/resume/hooks.ts', /api\.ts, model\.ts and components/],
    ['web/src/routes/login/login-form.tsx', /A route is the folder of its URL/],
    ['server/src/domains/referral/index.ts', /'referral' is no domain/],
    ['server/src/domains/resume/uploader.ts', /begins with a verb/],
  ])('refuses %s', (path, says) => {
    expect(objections(path)).toEqual([expect.stringMatching(says)]);
  });

  it.each([
    'tools/db-types.ts',
    'contract/src/resume-content.ts',
    'contract/src/money.test.ts',
    'web/src/ui/salary-text.tsx',
    'web/src/features/interview/room/model.ts',
    'web/src/features/interview/room/captions.tsx',
    'web/src/features/interview/components/report-card.tsx',
    'web/src/routes/login/login.test.tsx',
    'web/src/routes/hire/candidateList/talent-detail/$resumeId/$jobId/index.tsx',
    'web/src/routes/seeker/my/layout.tsx',
    'server/src/domains/resume/queries.ts',
    'server/src/domains/application/pipeline/invite-to-real-interview.ts',
    'server/src/domains/interview/ai/engine/state.ts',
    'server/src/domains/interview/ai/rule-conductor.ts',
    'server/src/domains/resume/parsing/section.ts',
  ])('allows %s', (path) => {
    expect(objections(path)).toEqual([]);
  });

  it('asks a verb of whatever reaches outside', () => {
    const path = 'server/src/domains/resume/parsing/section.ts';
    expect(objections(path, ctx)).toEqual([expect.stringMatching(/reaches outside \('#server\/context\.ts'\)/)]);
    expect(objections(path, "import { readFile } from 'node:fs/promises';")).toHaveLength(1);
    expect(objections(path, "import { findResume } from '../queries.ts';")).toHaveLength(1);
    expect(
      objections(path, "import { Refusal } from '#platform/core/refusal.ts';\nimport path from 'node:path';"),
    ).toEqual([]);
    expect(objections('server/src/domains/resume/parsing/find-section.ts', ctx)).toEqual([]);
  });
});

describe('length', () => {
  it('refuses a file with a second idea, but not data', () => {
    const long = 'export {};\n'.repeat(longestFile + 1);
    expect(objections('server/src/platform/core/clock.ts', long)).toEqual([expect.stringMatching(/401 lines/)]);
    expect(objections('server/src/platform/core/clock.ts', 'export {};\n'.repeat(longestFile))).toEqual([]);
    expect(objections('server/src/domains/interview/ai/data/questions.ts', long)).toEqual([]);
  });

  it('refuses a route that does the work of a feature', () => {
    const path = 'web/src/routes/login/index.tsx';
    expect(objections(path, 'export {};\n'.repeat(longestRoute + 1))).toEqual([
      expect.stringMatching(/composes features/),
    ]);
    expect(objections(path, 'export {};\n'.repeat(longestRoute))).toEqual([]);
  });
});

describe('glossary', () => {
  const glossary = {
    'docs/glossary.md':
      '| 中文 | code | wire | not |\n|---|---|---|---|\n| 职位 | position | `jobId`, `jobPostCount` | vacancy, jobPost |\n| 企业 | company | – | – |\n',
  };
  const found = (text: string): string[] => objections('server/src/domains/position/policy.ts', text, glossary);

  it('reads the table', () => {
    expect(readGlossary(glossary['docs/glossary.md'])).toEqual([
      { chinese: '职位', word: 'position', wire: ['jobId', 'jobPostCount'], not: [['vacancy'], ['job', 'post']] },
      { chinese: '企业', word: 'company', wire: [], not: [] },
    ]);
    expect(wordsOf('newJobPostings_v2')).toEqual(['new', 'job', 'postings', 'v2']);
  });

  it.each([
    'const vacancy = 1;',
    'export function openVacancies() {}',
    'export function show(newJobPost: string) { return newJobPost; }',
    'export interface Row { readonly job_post: string }',
    'export type JobPost = string;',
    "export const row = { 'vacancy': 1 };",
    'export const show = (vacancy = 1) => vacancy;',
  ])('refuses %s', (text) => {
    expect(found(text)).toEqual([expect.stringMatching(/职位 is called 'position' here/)]);
  });

  it.each([
    'const position = 1;',
    'const jobPostCount = 1;',
    'console.log(row.vacancy);',
    "const text = 'vacancy';",
    'const jobPosterior = 1;',
  ])('allows %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('settings', () => {
  const config = "export const port = env['PORT'] ?? integer(env, 'PINJIAN_LIMIT', 3);\n";

  it('refuses one that is not described, and a description of none', () => {
    const operations = '| name | default |\n|---|---|\n| `PORT` | 3000 |\n| `PINJIAN_GONE` | – |\n';
    expect(objections('server/src/config.ts', config, { 'docs/operations.md': operations })).toEqual([
      expect.stringMatching(/^server\/src\/config\.ts:1 PINJIAN_LIMIT is not described/),
      expect.stringMatching(/^docs\/operations\.md:0 PINJIAN_GONE is described/),
    ]);
  });

  it('allows what is described', () => {
    const operations = '| `PORT` | 3000 |\n| `PINJIAN_LIMIT` | 3 |\n';
    expect(objections('server/src/config.ts', config, { 'docs/operations.md': operations })).toEqual([]);
  });
});
