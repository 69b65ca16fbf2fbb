import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenPosts, type WrittenPost } from './read-sets.ts';
import type { GradedQuery } from './measures.ts';

/** Something an everyday query asks for besides the work itself. */
type Ask =
  /** Words of the post that grant it and deny it; what says neither leaves it open. */
  | { readonly says: string; readonly denies?: string }
  | {
      readonly field: 'city' | 'jobType' | 'education';
      readonly values: readonly string[];
      readonly denies?: string;
    }
  /** Yuan a month: within it holds, overlapping leaves it open. */
  | { readonly pay: readonly [number, number | null] };

/** What somebody types, with what they mean in the terms of the posts, as its author understood it. */
interface EverydayQuery {
  readonly id: string;
  readonly kind: string;
  readonly q: string;
  /** Of a post's category or title; null where any work would do. */
  readonly what: string | null;
  readonly asks: readonly Ask[];
}

/** Whether a post grants what is asked for; null where it leaves it open. */
function holds(ask: Ask, post: WrittenPost): boolean | null {
  const text = `${post.title} ${post.description}`;
  if ('pay' in ask) {
    const [min, max] = ask.pay;
    if (post.salaryMin === null || post.salaryMax === null) return null;
    if (post.salaryMax <= min || (max !== null && post.salaryMin > max)) return false;
    return post.salaryMin >= min ? true : null;
  }
  const isDenied = ask.denies !== undefined && new RegExp(ask.denies, 'u').test(text);
  if ('field' in ask) return ask.values.includes(post[ask.field]) && !isDenied;
  if (new RegExp(ask.says, 'u').test(text)) return true;
  return isDenied ? false : null;
}

/**
 * Grades a post by one rule. Where work is named: 3 for that work with all that is asked for, 2 where the post leaves
 * some of it open, 1 where it denies some. Where any work would do: 3 with all that is asked for, else 1 for a part of it.
 */
function gradeOf({ what, asks }: EverydayQuery, post: WrittenPost): number {
  const held = asks.map((ask) => holds(ask, post));
  if (what === null) return held.every((each) => each === true) ? 3 : held.includes(true) ? 1 : 0;
  const named = new RegExp(what, 'u');
  if (!named.test(post.category) && !named.test(post.title)) return 0;
  return held.includes(false) ? 1 : held.includes(null) ? 2 : 3;
}

/** Everyday queries of job seekers; tuned on, and graded by `gradeOf` instead of by hand. */
export function everydayQueries(): GradedQuery[] {
  const posts = writtenPosts();
  const queries = JSON.parse(
    readFileSync(join(import.meta.dirname, 'everyday-queries.json'), 'utf8'),
  ) as EverydayQuery[];
  return queries.map((query) => ({
    id: query.id,
    kind: query.kind,
    q: query.q,
    honest: true,
    grades: Object.fromEntries(
      posts.map((post) => [post.id, gradeOf(query, post)] as const).filter(([, grade]) => grade > 0),
    ),
  }));
}
