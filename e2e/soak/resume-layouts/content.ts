import type { Truth } from '../../../server/src/domains/resume/parsing/samples/compare.ts';
import type { Block, Section } from './blocks.ts';
import type { SectionKey } from './data/headings.ts';
import type { Draw } from './draw.ts';
import { inlineNamed, nameOf, sectionOrder, titleOf } from './headed.ts';
import type { Layout } from './layout.ts';
import type { Person } from './person.ts';
import { writeAsides } from './sections/asides.ts';
import { writeCombined } from './sections/combined.ts';
import { writeFacts, type Fact } from './sections/contact.ts';
import { writeIntention, type Intention } from './sections/intention.ts';
import { writeAwards, writeCertificates, writeLanguages, writeSelf, writeSkills } from './sections/lists.ts';
import { writeProjects } from './sections/projects.ts';
import { schoolFacts, writeEducation } from './sections/schooling.ts';
import { writeWork } from './sections/work.ts';
import { westernText } from './western.ts';

/** All that a file says, before a program sets it. */
export interface Content {
  readonly name: string;
  readonly facts: readonly Fact[];
  readonly intention: Intention;
  readonly sections: readonly Section[];
  readonly contactTitle: Pick<Section, 'title' | 'english'>;
  readonly truth: Truth;
}

type Body = Map<SectionKey, { readonly blocks: readonly Block[]; readonly name: string }>;

export function writeContent(draw: Draw, layout: Layout, person: Person): Content {
  const told = writeFacts(draw, layout, person);
  const [school] = person.education;
  const asFact =
    layout.schoolInFacts && school !== undefined && person.education.length === 1 && school.end !== null
      ? schoolFacts(draw, layout, school)
      : null;
  const facts = asFact === null ? told.facts : withSchool(draw, told.facts, asFact.facts);
  const intention = writeIntention(draw, layout, person);
  const bodies: Body = new Map();
  const put = (key: SectionKey, blocks: readonly Block[], name = nameOf(draw, layout, key)) => {
    if (blocks.length > 0) bodies.set(key, { blocks, name });
  };
  const career = writeCareer(draw, layout, asFact === null ? person : { ...person, education: [] }, put);
  const lists = writeLists(draw, layout, person, put);
  const self = draw.chance(0.75) ? writeSelf(draw, layout, person.self) : { blocks: [], kept: '' };
  put('selfEvaluation', self.blocks);
  if (layout.intention === 'section' && intention.pairs.length > 0) {
    put('intention', [{ kind: 'pairs', pairs: intention.pairs, columns: draw.pick([1, 2, 3]), colon: '：' }]);
  }
  const others = writeOthers(draw, layout, person, put);
  const order = sectionOrder(
    draw,
    layout,
    person.work.every(({ intern }) => intern),
  ).filter((key) => bodies.has(key));
  const sections = order.map((key, index): Section => {
    const { blocks, name } = bodies.get(key) ?? { blocks: [], name: '' };
    return { key, blocks: inlineNamed(layout, key, name, blocks), ...titleOf(draw, layout, key, { name, index }) };
  });
  const content: Content = {
    name: layout.nameSpaced ? [...person.name].join(draw.pick([' ', '\u3000', '  '])) : person.name,
    facts,
    intention,
    sections,
    contactTitle: titleOf(draw, layout, 'contact', { name: nameOf(draw, layout, 'contact'), index: -1 }),
    truth: {
      basics: told.kept,
      intentions: intention.kept,
      ...career,
      ...(asFact === null ? {} : { education: asFact.kept }),
      ...lists,
      selfEvaluation: self.kept,
      others: order.flatMap((key) => others.get(key) ?? []),
    },
  };
  return layout.language === 'en' ? westernText(content) : content;
}

/** The school among the other facts, which say nothing of it again. */
function withSchool(draw: Draw, facts: readonly Fact[], school: readonly Fact[]): Fact[] {
  const others = facts.filter(({ label }) => !['最高学历', '毕业院校', '所学专业'].includes(label));
  const at = draw.whole(0, others.length);
  return [...others.slice(0, at), ...school, ...others.slice(at)];
}

type Put = (key: SectionKey, blocks: readonly Block[], name?: string) => void;

function writeCareer(
  draw: Draw,
  layout: Layout,
  person: Person,
  put: Put,
): Pick<Truth, 'work' | 'education' | 'projects'> {
  const apart = draw.chance(0.8);
  const work = writeWork(draw, layout, apart ? person.work.filter(({ intern }) => !intern) : person.work);
  const internships = writeWork(draw, layout, apart ? person.work.filter(({ intern }) => intern) : []);
  const education = writeEducation(draw, layout, person.education);
  // Without headings nobody could tell a project from a job.
  const projects = writeProjects(draw, layout, layout.naming === 'inline' ? [] : person.projects);
  put('work', work.blocks);
  put('internships', internships.blocks);
  put('education', education.blocks);
  put('projects', projects.blocks);
  return { work: [...work.kept, ...internships.kept], education: education.kept, projects: projects.kept };
}

function writeLists(
  draw: Draw,
  layout: Layout,
  person: Person,
  put: Put,
): Pick<Truth, 'skills' | 'certificates' | 'languages'> {
  const languages = layout.withLanguages ? person.languages : [];
  if (layout.combined) {
    const combined = writeCombined(draw, layout, { ...person, languages });
    put('skills', combined.blocks, combined.title);
    return { skills: combined.skills, certificates: combined.certificates, languages: combined.languages };
  }
  const skills = draw.chance(0.85) ? writeSkills(draw, layout, person.skills) : { blocks: [], kept: [] };
  const certificates =
    person.certificates.length > 0 ? writeCertificates(draw, layout, person.certificates) : { blocks: [], kept: [] };
  const spoken = languages.length > 0 ? writeLanguages(draw, layout, languages) : { blocks: [], kept: [] };
  put('skills', skills.blocks);
  put('certificates', certificates.blocks);
  put('languages', spoken.blocks);
  return { skills: skills.kept, certificates: certificates.kept, languages: spoken.kept };
}

/** What stands under headings of the person's own. */
function writeOthers(draw: Draw, layout: Layout, person: Person, put: Put): Map<SectionKey, Truth['others']> {
  const { marker } = layout.description;
  const lines = (of: readonly string[]): Block[] =>
    of.length === 0 ? [] : [marker === '' ? { kind: 'text', lines: of } : { kind: 'points', marker, lines: of }];
  const awards = person.awards.length === 0 ? { blocks: [], kept: '' } : writeAwards(draw, layout, person.awards);
  const clubs = writeAsides(draw, layout, layout.naming === 'inline' ? [] : person.clubs);
  const training = writeAsides(draw, layout, layout.naming === 'inline' ? [] : person.training);
  const bodies: [SectionKey, readonly Block[], string][] = [
    ['awards', awards.blocks, awards.kept],
    ['campus', [...clubs.blocks, ...lines(person.campus)], [clubs.kept, ...person.campus].filter(Boolean).join('\n')],
    ['training', training.blocks, training.kept],
    ['papers', lines(person.papers), person.papers.join('\n')],
    ['interests', person.interests === '' ? [] : [{ kind: 'text', lines: [person.interests] }], person.interests],
  ];
  const kept = new Map<SectionKey, Truth['others']>();
  for (const [key, blocks, description] of bodies) {
    if (blocks.length === 0) continue;
    const title = nameOf(draw, layout, key);
    put(key, blocks, title);
    kept.set(key, [{ title, description }]);
  }
  return kept;
}
