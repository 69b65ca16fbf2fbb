import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GateName } from '@pinjian/contract/matching-match.ts';
import { emptyWish, type Wish, type WishContent } from '@pinjian/contract/matching-wish.ts';
import { emptyPositionContent, positionContent, type PositionContent } from '@pinjian/contract/position-content.ts';
import {
  emptyEntry,
  emptyResumeContent,
  resumeContent,
  type ResumeContent,
  type ResumeWork,
} from '@pinjian/contract/resume-content.ts';
import { adoptReadings } from '#domains/position/index.ts';
import { unnamedContent } from '#domains/resume/index.ts';
import { positionFactsOf, type PositionFacts } from '../facts/position-facts.ts';
import { talentFactsOf, type TalentFacts } from '../facts/talent-facts.ts';
import { wishedBy } from '../wish/rules.ts';
import { isOpenTo } from './gates.ts';
import { match } from './match.ts';

type Entries<T> = {
  readonly [Field in keyof T]?: T[Field] extends readonly (infer Each)[] ? Partial<Each>[] : T[Field];
};

/** Positions and persons with labels, in the shape that README.md beside this describes. */
interface LabelledFile {
  readonly note: string;
  readonly now: string;
  readonly posts: readonly {
    readonly id: string;
    readonly companyId: string;
    readonly industry: string | null;
    readonly content: Entries<PositionContent>;
  }[];
  readonly persons: readonly LabelledPerson[];
}

interface LabelledPerson {
  readonly id: string;
  readonly neverEmployed: boolean;
  readonly resume: Omit<Entries<ResumeContent>, 'basics' | 'work'> & {
    readonly basics?: Partial<ResumeContent['basics']>;
    readonly work?: readonly {
      readonly company: string;
      readonly roles: readonly Partial<ResumeWork['roles'][number]>[];
    }[];
  };
  readonly wishes: (Omit<Partial<WishContent>, 'wishes'> & { readonly wishes?: readonly Partial<Wish>[] }) | null;
  readonly blockedCompanyIds?: readonly string[];
  readonly employerCompanyIds?: readonly string[];
  readonly right: readonly string[];
  readonly violated: readonly { readonly post: string; readonly gate: GateName }[];
}

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => /^labelled-pairs-.*\.json$/u.test(name));
const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as LabelledFile;

/** How many of a list are looked at, and how many of the right ones have to be among them. */
const first = 8;
const bar = 0.9;

/** The resume with every field, as the contract has it. */
function wholeResume({ basics, work = [], ...parts }: LabelledPerson['resume']): ResumeContent {
  const empty = emptyResumeContent();
  const fill = <T>(make: () => T, entries: readonly Partial<T>[] = []) =>
    entries.map((each) => ({ ...make(), ...each }));
  return resumeContent.parse({
    ...empty,
    ...parts,
    basics: { ...empty.basics, ...basics },
    work: work.map(({ company, roles }) => ({ company, roles: fill(emptyEntry.workRole, roles) })),
    education: fill(emptyEntry.education, parts.education),
    projects: fill(emptyEntry.project, parts.projects),
    skills: fill(emptyEntry.skill, parts.skills),
    certificates: fill(emptyEntry.certificate, parts.certificates),
    languages: fill(emptyEntry.language, parts.languages),
    intentions: fill(emptyEntry.intention, parts.intentions),
    others: fill(emptyEntry.other, parts.others),
  });
}

function talentIn({ now }: LabelledFile, person: LabelledPerson): TalentFacts {
  const content = wholeResume(person.resume);
  const { content: said } = wishedBy({}, content.intentions);
  const wished = person.wishes?.wishes?.map((each) => ({ ...emptyWish(), ...each }));
  return talentFactsOf({
    content: unnamedContent(content),
    wishes: { ...said, ...person.wishes, wishes: wished ?? said.wishes },
    receipts: [],
    industries: [],
    activeAt: new Date(now),
    blockedCompanyIds: person.blockedCompanyIds ?? [],
    employerCompanyIds: person.employerCompanyIds ?? [],
    findable: true,
    now: new Date(now),
  });
}

/** A position as publishing leaves it: with what its words ask for. */
function positionsIn({ posts }: LabelledFile): ReadonlyMap<string, PositionFacts> {
  return new Map(
    posts.map(({ id, content, ...company }) => {
      const requirements = (content.requirements ?? []).map((each) => ({ skillId: null, years: null, ...each }));
      const whole = positionContent.parse({ ...emptyPositionContent(), ...content, requirements });
      return [id, positionFactsOf(adoptReadings(whole), company)] as const;
    }),
  );
}

interface Finding {
  readonly person: LabelledPerson;
  readonly found: number;
  readonly possible: number;
  readonly missed: readonly string[];
  readonly open: readonly string[];
}

function findFor(file: LabelledFile, person: LabelledPerson, positions: ReadonlyMap<string, PositionFacts>): Finding {
  const talent = talentIn(file, person);
  const now = new Date(file.now);
  const matches = [...positions].map(([id, position]) => ({ id, ...match(position, talent, now) }));
  const shown = matches
    .filter(({ gates }) => isOpenTo('employer', gates))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, first)
    .map(({ id }) => id);
  const open = person.violated.filter(({ post, gate }) => {
    const gates = matches.find(({ id }) => id === post)?.gates ?? [];
    return gates.find((each) => each.gate === gate)?.open !== false;
  });
  return {
    person,
    found: person.right.filter((id) => shown.includes(id)).length,
    possible: Math.min(first, person.right.length),
    missed: person.right.filter((id) => !shown.includes(id)),
    open: open.map(({ post, gate }) => `${post}: ${gate}`),
  };
}

function shareOf(findings: readonly Finding[]): number {
  const possible = findings.reduce((sum, each) => sum + each.possible, 0);
  return possible === 0 ? 1 : findings.reduce((sum, each) => sum + Math.min(each.found, each.possible), 0) / possible;
}

/** Figures for whoever runs it. */
function tell(...words: readonly string[]): void {
  process.stdout.write(`${words.join(' ')}\n`);
}

describe.each(files)('%s', (name) => {
  const file = read(name);
  const positions = positionsIn(file);
  const findings = file.persons.map((person) => findFor(file, person, positions));
  const beginners = findings.filter(({ person }) => person.neverEmployed);

  it('has the right positions among the first eight', () => {
    tell(
      name,
      'right among the first eight:',
      shareOf(findings).toFixed(3),
      'of them never employed:',
      shareOf(beginners).toFixed(3),
    );
    for (const { person, missed } of findings) if (missed.length > 0) tell(' ', person.id, 'missed', missed.join(', '));
    expect(shareOf(findings)).toBeGreaterThanOrEqual(bar);
    expect(shareOf(beginners)).toBeGreaterThanOrEqual(bar);
  });

  it('keeps every gate closed that has to be', () => {
    const open = findings.flatMap((each) => each.open.map((pair) => `${each.person.id} ${pair}`));
    for (const pair of open) tell('  open:', pair);
    expect(open).toEqual([]);
  });

  it('names only positions that it has', () => {
    const named = file.persons.flatMap(({ right, violated }) => [...right, ...violated.map(({ post }) => post)]);
    expect(named.filter((id) => !positions.has(id))).toEqual([]);
  });
});
