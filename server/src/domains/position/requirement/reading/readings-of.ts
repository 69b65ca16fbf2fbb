import type { PositionContent } from '@pinjian/contract/position-content.ts';
import type { PositionReading, ReadingSubject } from '@pinjian/contract/position-requirement.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { certificatesAsked, languagesAsked, shiftsAsked } from './conditions.ts';
import type { Ask, Demand } from './demand.ts';
import { beginnersIn, educationIn, experience, experienceOf } from './education.ts';
import { majorsIn } from './majors.ts';
import { skillsIn } from './skills.ts';
import { isWaived, kindsOf } from './words-of-demand.ts';
import { areOfWork, yearsIn } from './years.ts';

/**
 * Edition of the reader. Whoever changes what it reads, or the tables that it reads by, counts on: what is on show is
 * then read again in the background.
 */
export const readerEdition = 5;

interface Placed extends Demand {
  readonly title: number;
}

/** Overlapping meanings of the same words: what stands first here wins over what stands behind. */
const rank: readonly ReadingSubject[] = [
  'certificate',
  'major',
  'language',
  'shift',
  'education',
  'experience',
  'skill',
];

function overlaps(a: Demand, b: Demand): boolean {
  return a.start < b.end && b.start < a.end;
}

/** What one clause asks for; `sentence` is the text around it and `at` its place in that. */
function demandsOf(ask: Ask, sentence: string, at: number, categoryId: string | undefined): Demand[] {
  const shifts = shiftsAsked(ask);
  if (ask.section === 'hours') return shifts;
  const certificates = certificatesAsked(ask);
  const majors = majorsIn(ask, sentence, at);
  const languages = languagesAsked(ask, sentence, at);
  const named = [...certificates, ...majors, ...languages, ...shifts];
  const free = named.filter(
    (each) => !named.some((other) => rank.indexOf(other.what) < rank.indexOf(each.what) && overlaps(other, each)),
  );
  const education = educationIn(ask);
  const degree = education === null || certificates.some((each) => overlaps(each, education)) ? [] : [education];
  const skills = isWaived(ask.text) ? [] : skillsIn(ask, categoryId, [...free, ...degree]);
  return [...free, ...degree, ...skills, ...experienceIn(ask, skills)];
}

function experienceIn(ask: Ask, skills: readonly Demand[]): Demand[] {
  const beginners = beginnersIn(ask);
  const years = yearsIn(ask.text)
    .filter((each) => areOfWork(ask.text, each))
    .map((each) => {
      const tail = /^[^，,。；;、\d]{0,18}?(?:经验|经历|工作经验)/u.exec(ask.text.slice(each.end))?.[0].length ?? 0;
      return experience(ask, experienceOf(each.from), each.start, each.end + tail);
    });
  const onlyOfSkills = years.filter((each) => skills.every((skill) => skill.kind !== 'nice' || !overlaps(skill, each)));
  return [...(beginners === null ? [] : [beginners]), ...onlyOfSkills];
}

/** Asks of one block with their sentences. */
function asksOf(title: number, text: string): { ask: Ask; sentence: string; at: number }[] {
  const clauses = clausesOf(title, text);
  const kinds = kindsOf(clauses);
  return clauses.flatMap((clause, index) => {
    if (clause.section === 'duties' || clause.section === 'other') return [];
    const same = clauses.filter((each) => each.sentence === clause.sentence && each.section === clause.section);
    const from = same[0]?.start ?? clause.start;
    return [
      {
        ask: { ...clause, kind: kinds[index] ?? 'must' },
        sentence: text.slice(from, endOf(same.at(-1) ?? clause)),
        at: clause.start - from,
      },
    ];
  });
}

function endOf(clause: Clause): number {
  return clause.start + clause.text.length;
}

/** A save settles, suggests and shows the same description: it is read once. */
const readBefore = new WeakMap<
  object,
  { readonly categoryId: string | null; readonly readings: readonly PositionReading[] }
>();

/**
 * What the words of a description ask for, in its order, each once: skills with years, certificates, languages, majors,
 * shifts, and at most one degree and one length of experience. Nothing is there that no words say; what they say not to
 * be needed is not there either (不要求证书), but for 学历不限 and 经验不限, which are values of their fields.
 */
export function readingsOf(content: Pick<PositionContent, 'description' | 'categoryId'>): readonly PositionReading[] {
  const { description, categoryId } = content;
  const before = readBefore.get(description);
  if (before?.categoryId === categoryId) return before.readings;
  const readings = read(content);
  readBefore.set(description, { categoryId, readings });
  return readings;
}

function read(content: Pick<PositionContent, 'description' | 'categoryId'>): PositionReading[] {
  const categoryId = content.categoryId ?? undefined;
  const all: Placed[] = [];
  let group = 0;
  const groups = new Map<Placed, number>();
  for (const { title, text } of content.description) {
    for (const { ask, sentence, at } of asksOf(title, text)) {
      const demands = demandsOf(ask, sentence, at, categoryId).map((each) => ({ ...each, title }));
      for (const what of ['skill', 'certificate', 'language', 'major'] as const) {
        const either = demands.filter((each) => each.what === what && each.either);
        if (either.length > 1) {
          group += 1;
          for (const each of either) groups.set(each, group);
        }
      }
      all.push(...demands.toSorted((a, b) => a.start - b.start));
    }
  }
  const textOf = new Map(content.description.map((block) => [block.title, block.text]));
  return settled(all).map((each) => ({
    kind: each.kind,
    what: each.what,
    words: each.words,
    code: each.code,
    years: each.years,
    level: each.level,
    anyOf: groups.get(each) ?? null,
    from: { title: each.title, start: each.start, end: each.end },
    said: (textOf.get(each.title) ?? '').slice(each.start, each.end),
  }));
}

/** One reading of each thing: needed before preferred, then the one with years or a level, then the first. */
function settled(all: readonly Placed[]): Placed[] {
  const kept = new Map<string, Placed>();
  for (const each of all) {
    const key =
      each.what === 'education' || each.what === 'experience' ? each.what : `${each.what}:${each.code ?? each.words}`;
    const before = kept.get(key);
    if (before === undefined) kept.set(key, each);
    else if (better(each, before)) kept.set(key, each);
  }
  const experienced = relaxed([...kept.values()], all);
  return all.flatMap((each) => experienced.find((other) => other.from === each)?.demand ?? []);
}

function better(each: Placed, before: Placed): boolean {
  if (each.what === 'experience') return weight(each) > weight(before);
  if (each.kind !== before.kind) return each.kind === 'must';
  if (each.what === 'education') return false;
  return (each.years ?? 0) > (before.years ?? 0) || (each.level ?? 0) > (before.level ?? 0);
}

/** Years that are demanded say more than years that are preferred, these more than beginners being welcome. */
function weight({ code, kind }: Placed): number {
  const num = Number(code);
  return num >= 3 ? num + (kind === 'must' ? 20 : 10) : num;
}

/** Years beside beginners being welcome are preferred, not demanded. */
function relaxed(kept: readonly Placed[], all: readonly Placed[]): { from: Placed; demand: Placed }[] {
  const open = all.some(({ what, code }) => what === 'experience' && code === '0');
  return kept.map((each) => ({
    from: each,
    demand: each.what === 'experience' && Number(each.code) >= 3 && open ? { ...each, kind: 'nice' } : each,
  }));
}
