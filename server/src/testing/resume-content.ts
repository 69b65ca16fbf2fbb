import fc from 'fast-check';
import { emptyResumeContent, resumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';

/** Words of people and of nobody: Chinese, Latin, addresses, marks of markup, letters no font has, lines. */
const fragment = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('负责', '前端', '团队 5 人', 'TypeScript', '提升 30%', '，', '（2024）', '、'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('#panic("x")', '$x^2$', '*粗*', '\\', '"', '<b>', 'https://example.com/a/b?c=1'),
  },
  { weight: 1, arbitrary: fc.constantFrom('😀', '𠮷', '龘', '한국', 'é', 'العربية', '—', '①', '\u{10FFFD}') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
);

function words(max: number, separator = ''): fc.Arbitrary<string> {
  return fc
    .array(fragment, { maxLength: 6 })
    .map((parts) =>
      [...parts.join(separator)]
        .slice(0, Math.floor(max / 2))
        .join('')
        .replaceAll('\0', ''),
    )
    .map((text) => text.trim());
}

const month = fc.option(
  fc.oneof(
    fc.integer({ min: 1960, max: 2029 }).map(String),
    fc
      .tuple(fc.integer({ min: 1960, max: 2029 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, of]) => `${year}-${String(of).padStart(2, '0')}`),
  ),
);
const period = { start: month, end: month, current: fc.boolean() };
const city = fc.record({ code: fc.option(fc.constantFrom('101210100', '101010100')), name: words(40) });
const level = (max: number) => fc.option(fc.integer({ min: 1, max }));
const address = fc
  .stringMatching(/^[a-z0-9._]{1,40}@[a-z0-9-]{1,20}\.example\.com$/)
  .filter((text) => text.length <= 100);
const description = words(2000, '\n');

/** Any content that the form takes, in the shape that it is stored in. */
export const anyResumeContent: fc.Arbitrary<ResumeContent> = fc
  .record({
    basics: fc.record({
      name: words(40),
      phone: fc.oneof(fc.constant(''), fc.stringMatching(/^1[3-9]\d{9}$/)),
      email: fc.oneof(fc.constant(''), address),
      city: fc.option(city),
      gender: fc.constantFrom(null, 0 as const, 1 as const),
      birthMonth: month,
      jobStatus: level(5),
      links: fc.array(
        fc.webUrl({ withQueryParameters: true }).filter((url) => url.length <= 200),
        { maxLength: 5 },
      ),
    }),
    intentions: fc.array(
      fc.record({
        position: words(40),
        positionCode: fc.option(fc.constant('010203')),
        cities: fc.array(city, { maxLength: 3 }),
        salary: fc.record({
          min: fc.option(fc.integer({ min: 0, max: 9_000_000 })),
          max: fc.option(fc.integer({ min: 0, max: 9_000_000 })),
          cycle: fc.integer({ min: 1, max: 7 }),
          months: fc.integer({ min: 12, max: 24 }),
        }),
      }),
      { maxLength: 3 },
    ),
    education: fc.array(fc.record({ school: words(80), major: words(80), degree: level(7), ...period, description }), {
      maxLength: 3,
    }),
    work: fc.array(
      fc.record({
        company: words(80),
        roles: fc.array(fc.record({ title: words(60), department: words(60), ...period, description }), {
          minLength: 1,
          maxLength: 3,
        }),
      }),
      { maxLength: 4 },
    ),
    projects: fc.array(fc.record({ name: words(80), role: words(60), ...period, link: words(200), description }), {
      maxLength: 4,
    }),
    skills: fc.array(fc.record({ name: words(60), level: level(4) }), { maxLength: 30 }),
    certificates: fc.array(fc.record({ name: words(80), month }), { maxLength: 5 }),
    languages: fc.array(fc.record({ name: words(30), level: words(60) }), { maxLength: 3 }),
    selfEvaluation: description,
    others: fc.array(fc.record({ title: words(30), description }), { maxLength: 3 }),
  })
  .map((content) => resumeContent.parse({ ...emptyResumeContent(), ...content }));

/** The same `count` contents at every run. */
export function sampleContents(count: number): ResumeContent[] {
  return fc.sample(anyResumeContent, { numRuns: count, seed: 20_261_120 });
}
