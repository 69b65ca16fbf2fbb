import { companyName } from '#domains/company/index.ts';
import { findWishes } from '#domains/matching/index.ts';
import { findShownPosition, monthlyPay } from '#domains/position/index.ts';
import { defaultSnapshots } from '#domains/resume/index.ts';
import type { AskedAct, Ctx } from '#server/context.ts';
import type { ActScope } from './rules.ts';

/** Acts by which an employer's agent approaches somebody who did not come by themselves. */
const approaching: readonly AskedAct['act'][] = ['recommend', 'addTalent'];

/** What an act is about, as it stands in its transaction; null for what a slip has nothing to say of. */
export async function findScope(tx: Ctx, asked: AskedAct): Promise<ActScope | null> {
  if (tx.actor.kind === 'seekerAgent') return scopeOfPosition(tx, asked);
  return approaching.includes(asked.act) ? scopeOfTalent(tx, asked) : null;
}

async function scopeOfPosition(tx: Ctx, { positionId, companyId }: AskedAct): Promise<ActScope | null> {
  const content = (await findShownPosition(tx, positionId))?.content;
  if (content === undefined) return null;
  return {
    cityCodes: content.cityCode === null ? [] : [content.cityCode],
    pay: monthlyPay(content)?.max ?? null,
    companies: [await companyName(tx, companyId)],
  };
}

async function scopeOfTalent(tx: Ctx, { seekerId }: AskedAct): Promise<ActScope> {
  const wishes = (await findWishes(tx, [seekerId])).get(seekerId)?.wishes ?? [];
  const content = (await defaultSnapshots(tx, [seekerId])).get(seekerId)?.content;
  const anywhere = wishes.some((wish) => wish.anyCity);
  const asked = wishes.flatMap((wish) => wish.salaryMin ?? []);
  return {
    cityCodes: anywhere ? null : wishes.flatMap((wish) => wish.cityCodes),
    pay: asked.length === 0 ? null : Math.min(...asked),
    companies: (content?.work ?? []).map((each) => each.company),
  };
}
