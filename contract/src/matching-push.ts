import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { match } from './matching-match.ts';
import { instant } from './time.ts';

/** Days for which a position that was pushed waits for its seeker. */
export const pushDays = 30;

/** Why a position was pushed to the seeker: what its company reads of the same match. */
export const push = z.object({
  positionId: z.string(),
  pushedAt: instant,
  /** It goes by itself then. */
  endsAt: instant,
  match,
  /** What the seeker said of others that it comes later for; [] for most. */
  lowered: z.array(z.string()),
});
export type Push = z.output<typeof push>;

/** Comma-joined ids of one page of positions. */
const positionIds = z.pipe(
  z.string().check(z.maxLength(3699, '一次最多 100 条')),
  z.pipe(
    z.transform((joined: string) => [...new Set(joined.split(',').filter((part) => part !== ''))]),
    z.array(id).check(z.maxLength(100, '一次最多 100 条')),
  ),
);

export const listPushes = endpoint({
  method: 'GET',
  path: '/job/recommendation/pushes',
  caller: 'seeker',
  summary: '一页 AI 直推的职位各自的推荐理由；已不再直推的不在其中',
  query: z.object({ positionIds }),
  output: z.array(push),
});

export const pushEndpoints = { listPushes };
