import type { Match } from '@pinjian/contract/matching-match.ts';
import { isOpenTo } from '../../server/src/domains/matching/engine/gates.ts';
import { match } from '../../server/src/domains/matching/engine/match.ts';
import { positionFactsOf } from '../../server/src/domains/matching/facts/position-facts.ts';
import { talentFactsOf } from '../../server/src/domains/matching/facts/talent-facts.ts';
import { adoptReadings } from '../../server/src/domains/position/requirement/settle.ts';
import { textAt } from '../../server/src/domains/matching/facts/text-at.ts';
import { unnamedContent, type UnnamedContent } from '../../server/src/domains/resume/index.ts';
import {
  contentOfPerson,
  contentOfPost,
  hardPersons,
  rightPositions,
  wishesOfPerson,
  type Grade,
  writtenPosts,
} from './read-sets.ts';

/** The day on which the sets were written. */
const writtenOn = new Date('2026-11-23T02:00:00Z');
const first = 8;

interface RankedPost {
  readonly id: string;
  readonly match: Match;
}

/** What a person would be shown, the best first, of all posts of the set; and what the recruiter said of it. */
interface JudgedPerson {
  readonly grade: Grade;
  readonly shown: readonly RankedPost[];
  /** Pieces of evidence whose words do not stand where they are said to. */
  readonly misplaced: number;
}

/** Every hard person of the set against every post. */
export function judgeMatching(): JudgedPerson[] {
  const posts = writtenPosts().map((post) => ({
    id: post.id,
    facts: positionFactsOf(adoptReadings(contentOfPost(post)), { companyId: post.company, industry: null }),
  }));
  const grades = rightPositions();
  return hardPersons().map((person) => {
    const grade = grades[person.id];
    if (grade === undefined) throw new Error(`nobody said what suits ${person.id}`);
    const content = unnamedContent(contentOfPerson(person));
    const talent = talentFactsOf({
      content,
      wishes: wishesOfPerson(person),
      receipts: [],
      industries: [],
      activeAt: writtenOn,
      blockedCompanyIds: [],
      employerCompanyIds: [],
      findable: true,
      now: writtenOn,
    });
    const open = posts
      .map(({ id, facts }) => ({ id, match: match(facts, talent, writtenOn, 'seeker') }))
      .filter(({ match: { gates } }) => isOpenTo('seeker', gates));
    const fitting = open.filter(({ match: { fit } }) => fit !== 'weak');
    const shown = (fitting.length === 0 ? open : fitting).toSorted((a, b) => b.match.score - a.match.score);
    return { grade, shown, misplaced: shown.reduce((sum, each) => sum + misplacedIn(each.match, content), 0) };
  });
}

function misplacedIn({ requirements }: Match, content: UnnamedContent): number {
  const evidence = requirements.flatMap((each) => each.evidence);
  return evidence.filter(({ path, start, end, words }) => textAt(content, path)?.slice(start, end) !== words).length;
}

/** Right ones among the first eight, as a share of those that could be there; and hard demands that were overlooked. */
export function totals(judged: readonly JudgedPerson[], half: Grade['half']) {
  let right = 0;
  let wanted = 0;
  let violations = 0;
  let misplaced = 0;
  for (const { grade, shown, misplaced: astray } of judged.filter((each) => each.grade.half === half)) {
    misplaced += astray;
    const top = new Set(shown.slice(0, first).map(({ id }) => id));
    wanted += Math.min(first, grade.right.length);
    right += grade.right.filter((id) => top.has(id)).length;
    violations += grade.never.filter((id) => top.has(id)).length;
  }
  return { right, wanted, violations, misplaced };
}
