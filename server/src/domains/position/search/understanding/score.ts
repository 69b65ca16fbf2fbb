import { positionCategory, rankOf } from '#domains/dictionary/index.ts';
import type { Asked, Item } from './plan.ts';

/** What is known of a position that may be shown. */
export interface Candidate {
  readonly id: string;
  readonly shownAt: Date;
  readonly title: string;
  readonly roles: readonly string[];
  readonly cityCode: string;
  readonly monthly: { readonly min: number; readonly max: number } | null;
  readonly experience: number;
  readonly education: number;
  /** For each item whether the title, and whether any word, says it. */
  readonly said: readonly { readonly inTitle: boolean; readonly anywhere: boolean }[];
  /** For each condition whether the position meets it. */
  readonly met: readonly boolean[];
  /** Whether it is in one of the districts that are asked for. */
  readonly inDistrict: boolean;
  /** Whether the strict search found it: what only a looser one did is near, however well it scores. */
  readonly isFound: boolean;
}

/** How well a position is what was asked for. */
export interface Scored {
  readonly score: number;
  /** Whether everything that was asked for holds, as the strict search says it. */
  readonly isExact: boolean;
  /** Nothing fails, wishes apart, of which many posts say nothing: it is kept, also where a looser search found it. */
  readonly isStrict: boolean;
  /** Places of the conditions that fail; -1 stands for the place, what is below it for the wishes: -2 for the first. */
  readonly failed: readonly number[];
}

/** Weights, see README.md. Whole numbers: the same order on every machine. */
const weights = {
  role: {
    leaf: 600,
    alsoInTitle: 80,
    below: 560,
    titled: 520,
    tool: 240,
    mentioned: 126,
    direction: 260,
    step: 9,
    field: 110,
    /** What the words speak of: where no name says it, where one says part of it, and beside a name that says it all. */
    meant: 600,
    beside: 430,
    /** A name that says only a part, in hundredths: what it names is weighed against what the words mean. */
    partly: 111,
    /** Thousandths from which a leaf that is spoken of is the work that was asked for. */
    likely: 350,
  },
  spelling: { inTitle: 90, wholeTitle: 40, pairs: 60 },
  item: { inTitle: 260, anywhere: 120, alone: 500 },
  /** `apart` of work that is not near what is asked for. */
  wish: { said: 300, apart: 180, denied: -187 },
  /** Of who says only wishes: what asks for no experience, and for no degree. */
  open: 40,
  level: { same: 180, step: -110 },
  /** `best` of the very years; `degree` of the very degree; `covered` of pay well within what was asked. */
  condition: { failed: -240, best: 30, degree: 60, covered: 156 },
  place: { otherCity: -420, otherDistrict: -110 },
  told: 120,
  noPay: -90,
} as const;

/** How near the roles of a position are to those asked for. */
function closeness(asked: readonly string[], own: readonly string[]): number {
  const { role } = weights;
  let best = 0;
  for (const id of asked) {
    for (const [place, each] of own.entries()) {
      const ids = positionCategory(each)?.ids ?? [];
      const isSame = each === id;
      const near = isSame
        ? role.leaf
        : ids.includes(id)
          ? role.below
          : each.slice(0, 4) === id.slice(0, 4)
            ? role.direction - role.step * Math.min(10, Math.abs(Number(each) - Number(id)))
            : each.slice(0, 2) === id.slice(0, 2)
              ? role.field
              : 0;
      // What the title names as well as the category is that for sure.
      const sure = isSame && place === 0 && own.indexOf(each, 1) > 0 ? role.alsoInTitle : 0;
      best = Math.max(best, near + sure);
    }
  }
  return best;
}

/** Words around what a title says. */
const decoration = /[（(【[][^）)】\]]*[）)】\]]|高级|资深|初级|中级|急聘|急招|诚聘|[\s\d\-—·|/]+/gu;

/** What is left of a name without how such names end; a single character would say nothing. */
function coreOf(spelling: string): string {
  const core = spelling.replace(/(?:开发)?(?:工程师|程序员)$|开发$|专员$|人员$/u, '');
  return [...core].length < 2 ? spelling : core;
}

/** Thousandths by which the words speak of one of the roles of a position. */
const meantOf = ({ meant }: Asked, roles: readonly string[]): number =>
  Math.max(0, ...roles.map((id) => meant.get(id) ?? 0));

function roleScore(asked: Asked, candidate: Candidate, isTitled: boolean): number {
  const { role } = weights;
  const meant = meantOf(asked, candidate.roles) / 1000;
  if (asked.roles.length === 0) return Math.round(role.meant * meant);
  const named = closeness(asked.roles, candidate.roles);
  const near = asked.isNamed
    ? Math.max(named, role.beside * meant)
    : Math.max((named * role.partly) / 100, role.meant * meant);
  const title = candidate.title.toLowerCase();
  const spelled = asked.spellings.some((spelling) => title.includes(spelling) || title.includes(coreOf(spelling)));
  const core = title.replaceAll(decoration, '');
  const whole = asked.spellings.some((spelling) => core === spelling || core === `${spelling}工程师`);
  const beside = asked.beside.length === 0 ? 0 : Math.round(closeness(asked.beside, candidate.roles) / 4);
  const base = Math.max(near, isTitled ? weights.role.titled : 0) + beside + likeness(asked.spellings, title);
  return base + (spelled ? weights.spelling.inTitle : 0) + (whole ? weights.spelling.wholeTitle : 0);
}

/** How many pairs of characters of a role's name the title has, for what is near it. */
function likeness(spellings: readonly string[], title: string): number {
  const shares = spellings.map((spelling) => {
    const characters = [...spelling];
    const pairs = characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`);
    return pairs.length === 0 ? 0 : pairs.filter((pair) => title.includes(pair)).length / pairs.length;
  });
  return Math.round(weights.spelling.pairs * Math.max(0, ...shares));
}

/** Work of the same direction, however far in it. */
const leastRelated = weights.role.direction - 10 * weights.role.step;

function itemScore(asked: Asked, items: readonly Item[], said: Candidate['said'], role: number): number {
  const others = items.filter(({ kind }) => kind === 'skill' || kind === 'word' || kind === 'company').length;
  const scale = asked.roles.length === 0 && others > 0 ? weights.item.alone / others : 0;
  const granted = asked.roles.length === 0 || role >= leastRelated ? weights.wish.said : weights.wish.apart;
  return items.reduce((sum, { kind, isTool }, at) => {
    const { inTitle = false, anywhere = false } = said[at] ?? {};
    if (kind === 'role') return sum + (anywhere ? (isTool === true ? weights.role.tool : weights.role.mentioned) : 0);
    if (kind === 'told') return sum + (anywhere ? weights.told : 0);
    if (kind === 'wish') return sum + (anywhere ? granted : 0) + (inTitle ? weights.wish.denied : 0);
    const shared = anywhere || inTitle ? scale : 0;
    return sum + shared + (inTitle ? weights.item.inTitle : anywhere ? weights.item.anywhere : 0);
  }, 0);
}

/** Who says only what the work should be like means first what asks for nothing that takes years. */
function openScore({ roles, meant, items }: Asked, { experience, education }: Candidate): number {
  const isWish = items.length > 0 && items.every(({ kind }) => kind === 'wish' || kind === 'told');
  if (!isWish || roles.length > 0 || meant.size > 0) return 0;
  return (experience === 0 ? weights.open : 0) + (education <= lowestDegree ? weights.open : 0);
}

/** dictNum of 初中及以下 in education; 不限 is below it. */
const lowestDegree = 1;

/** The wishes that a post does not say, in their order. */
function ungrantedOf(items: readonly Item[], said: Candidate['said']): number[] {
  return items
    .flatMap(({ kind }, at) => (kind === 'wish' ? [said[at]?.anywhere === true] : []))
    .flatMap((isGranted, at) => (isGranted ? [] : [-2 - at]));
}

/** How many steps of seniority the best words differ by. */
function levelScore(asked: Asked, { title, experience }: Candidate): number {
  if (asked.level === null) return 0;
  const rank = rankOf(title);
  const steps = Math.abs(rank - asked.level);
  // Who asks for seniors finds them by their years as well.
  const byYears = asked.level === 2 && rank === 1 && experience >= 6 ? -1 : 0;
  return steps === 0 ? weights.level.same : (steps + byYears) * weights.level.step;
}

/** Weighs a position against what is asked for; see README.md for the features. */
export function scoreOf(asked: Asked, candidate: Candidate): Scored {
  const roleItems = asked.items.flatMap(({ kind }, at) => (kind === 'role' ? [at] : []));
  const isTitled = roleItems.some((at) => candidate.said[at]?.inTitle === true);
  const failed = candidate.met.flatMap((isMet, at) => (isMet ? [] : [at]));
  const inCity = asked.cityCodes.length === 0 || asked.cityCodes.includes(candidate.cityCode);
  const inDistrict = asked.districtCodes.length === 0 || candidate.inDistrict;
  const role = roleScore(asked, candidate, isTitled);
  const isLikely = !asked.isNamed && meantOf(asked, candidate.roles) >= weights.role.likely;
  const isRole = asked.roles.length === 0 || role >= weights.role.titled || isLikely;
  const isStrict = isRole && failed.length === 0 && inCity && inDistrict;
  const ungranted = ungrantedOf(asked.items, candidate.said);
  const place = !inCity ? weights.place.otherCity : inDistrict ? 0 : weights.place.otherDistrict;
  const fit = conditionScore(asked, candidate);
  const score =
    role +
    openScore(asked, candidate) +
    itemScore(asked, asked.items, candidate.said, role) +
    (asked.roles.length === 0 || role >= weights.role.field ? levelScore(asked, candidate) : 0) +
    place +
    fit +
    failed.length * weights.condition.failed;
  return {
    score: Math.round(score),
    isExact: candidate.isFound && isStrict && ungranted.length === 0,
    isStrict,
    failed: [...failed, ...(inCity && inDistrict ? [] : [-1]), ...ungranted],
  };
}

/** What fits better among what fits: pay well within, the very degree and years. */
function conditionScore(asked: Asked, candidate: Candidate): number {
  return asked.conditions.reduce((sum, { meaning }, at) => {
    if (candidate.met[at] !== true) return sum;
    const { best, degree, covered } = weights.condition;
    if (meaning.kind === 'pay') {
      if (candidate.monthly === null) return sum + weights.noPay;
      const { min, max } = candidate.monthly;
      const covers = (meaning.min === null || min >= meaning.min) && (meaning.max === null || min <= meaning.max);
      return sum + (covers ? covered : max > (meaning.min ?? 0) ? best : 0);
    }
    if (meaning.kind === 'education') return sum + (candidate.education === meaning.degree ? degree : 0);
    if (meaning.kind === 'experience') return sum + (candidate.experience !== 0 || meaning.years === null ? best : 0);
    return sum;
  }, 0);
}
