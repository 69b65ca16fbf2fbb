import { isAsideName, isCompany, isDepartment, isTitle, mayBeCompany, namesTrade, seemsDepartment } from './words.ts';

/** What a word of the head of a job can be. */
export type HeadRole = 'company' | 'title' | 'department';

type Evidence = Readonly<Record<HeadRole, number>>;

/** Parts of a larger house that are named as houses are: 研究所, 济南分公司. */
const housePart = /^.{0,3}(?:研究[所院]|实验室|总部|门店|工厂|学院)$|(?:分公司|分行|支行|营业部)$/u;

const latinPart =
  /^(?:[A-Z][\w&-]*\s){0,2}(?:Group|Labs?|Services|Logistics|Digital|Media|Software|Systems|Solutions|Trading|Retail|Agency|Studio|Partners|Energy|Electronics|Entertainment|Chemicals|Manufacturing|Automotive|Packaging)$/u;

/** How strongly a word's own letters speak for each role; below zero they speak against it. */
export function evidenceOf(word: string): Evidence {
  if (isAsideName(word)) return { company: -3, title: -3, department: -3 };
  const [title, company, department] = [isTitle(word), isCompany(word), isDepartment(word)];
  // 客户服务中心, 海外业务总部: as often within a company as one.
  if (company && (department || housePart.test(word))) return { company: 1.6, title: -2, department: 1.4 };
  // X-ray Group, Digital Services: as often within a company as one.
  if (company && latinPart.test(word)) return { company: 1.6, title: -2, department: 1.3 };
  if (company) return { company: 3, title: -2, department: -2 };
  if (title && namesTrade(word)) return { company: 0.6, title: 2, department: -2 };
  if (title) return { company: -2, title: 3, department: -2 };
  if (department && namesTrade(word)) return { company: 1.3, title: -1, department: 1 };
  if (department) return { company: mayBeCompany(word) ? 0.5 : -1, title: -1.5, department: 2.5 };
  if (mayBeCompany(word)) return { company: 2, title: -0.8, department: -1 };
  if (namesTrade(word)) return { company: 1.4, title: -0.3, department: 0 };
  if (seemsDepartment(word)) return { company: -0.5, title: -0.5, department: 1.2 };
  return unknown(word);
}

/** A word that nothing is known of: employers are longer than posts, and departments have hardly any other letters. */
function unknown(word: string): Evidence {
  const isHan = /^\p{Script=Han}/u.test(word);
  const isName = isHan ? word.length <= 20 : /^[A-Z]/u.test(word) && word.length <= 40;
  if (!isName || /[、，。]/u.test(word)) return { company: -0.6, title: -0.6, department: -0.6 };
  const isShort = isHan ? word.length <= 10 : word.length <= 30;
  return {
    company: 0.5,
    title: isShort ? 0.3 : -0.3,
    department: isHan && word.length <= 10 ? 0.1 : isShort && !isHan ? 0.05 : -0.5,
  };
}

interface Assignment {
  readonly company: number;
  readonly title: number;
  readonly department: number;
}

/** Words beyond these are no names. */
const mostWords = 7;

function assignments(count: number): Assignment[] {
  const places = [-1, ...Array.from({ length: Math.min(count, mostWords) }, (_, index) => index)];
  return places.flatMap((company) =>
    places
      .filter((title) => title < 0 || title !== company)
      .flatMap((title) =>
        places
          .filter((department) => department < 0 || (department !== company && department !== title))
          .map((department) => ({ company, title, department })),
      ),
  );
}

/** Without any evidence, an employer and a post are there, the employer first, the department beside one of them. */
function score(words: readonly Evidence[], { company, title, department }: Assignment): number {
  const own =
    (company < 0 ? -0.2 : (words[company]?.company ?? 0)) +
    (title < 0 ? 0 : (words[title]?.title ?? 0)) +
    (department < 0 ? 0 : (words[department]?.department ?? 0));
  const isInOrder = company >= 0 && title >= 0 && company < title;
  const isBeside = department >= 0 && (department === company + 1 || department === title - 1);
  return own + (company === 0 ? 0.2 : 0) + (isInOrder ? 0.2 : 0) + (isBeside ? 0.15 : 0);
}

/** Whether the employer of a head stands before its post, where both are sure. */
function companyFirst(words: readonly Evidence[]): boolean[] {
  const company = words.findIndex((each) => each.company >= 2);
  const title = words.findIndex((each) => each.title >= 2);
  return company < 0 || title < 0 ? [] : [company < title];
}

/** The words of a head, and the roles that labels have told already. */
interface Head {
  readonly words: readonly string[];
  /** Heads of one shape are written alike: as many lines, and the period on the same of them. */
  readonly shape: string;
  readonly told: readonly HeadRole[];
}

function without(evidence: Evidence, told: readonly HeadRole[]): Evidence {
  return told.reduce((left, role) => ({ ...left, [role]: -9 }), evidence);
}

/**
 * The role of each word of each head of a section. The heads are solved together: heads of as many words are written
 * alike, so that what the words of the others say of a place counts as much as a word's own letters.
 */
export function assignRoles(heads: readonly Head[]): (HeadRole | null)[][] {
  const evidence = heads.map(({ words, told }) => words.map((word) => without(evidenceOf(word), told)));
  const shapes = heads.map(({ shape }) => shape);
  const shared = new Set(shapes.filter((shape, at) => shapes.indexOf(shape) !== at));
  const first = evidence.flatMap((words) => companyFirst(words));
  const isFirst = first.length > 0 && first.every(Boolean);
  // A weak name behind the post, where the employers that are known stand before theirs, is none.
  const isAgainst = (words: readonly Evidence[], { company, title }: Assignment) =>
    isFirst && title >= 0 && company > title && (words[company]?.company ?? 0) < 1;
  return evidence.map((own, index) => {
    const isAlike = (at: number) =>
      evidence[at]?.length === own.length &&
      (heads[at]?.shape === heads[index]?.shape || !shared.has(heads[index]?.shape ?? ''));
    const alike = evidence.filter((_, at) => at !== index && isAlike(at));
    // What speaks against its role is no matter of place; a sibling written otherwise says nothing.
    const isForced = ({ company }: Assignment) => company >= 0 && (own[company]?.company ?? 0) <= -1;
    const total = (each: Assignment) =>
      score(own, each) -
      (isForced(each) ? 6 : 0) -
      (isAgainst(own, each) ? 1 : 0) +
      ((shared.has(heads[index]?.shape ?? '') ? 0.8 : 0.3) *
        alike.reduce((sum, other) => sum + Math.max(0, score(other, each)), 0)) /
        Math.max(1, alike.length);
    const best = assignments(own.length)
      .map((each) => ({ each, value: total(each) }))
      .reduce((a, b) => (b.value > a.value + 1e-9 ? b : a)).each;
    return own.map((_, at): HeadRole | null => {
      if (at === best.company) return 'company';
      if (at === best.title) return 'title';
      return at === best.department ? 'department' : null;
    });
  });
}
