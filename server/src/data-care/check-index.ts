import { checkPositions, checkTalents, type Checked } from '#domains/matching/index.ts';
import type { Ctx } from '#server/context.ts';

/** So often it is told how far the work is. */
const toldEvery = 10_000;

/**
 * `npm run db -- index`: compares what matching holds of talents and positions with the truth, mends it and says how much
 * there was to mend. The product runs on beside it; stopped at any point it is begun anew.
 */
export async function checkIndex(ctx: Ctx, say: (line: string) => void): Promise<void> {
  const tell = (what: string) => (looked: number) => {
    if (looked % toldEvery === 0) say(`已核对 ${looked} ${what}`);
  };
  say(`人才：${summaryOf(await checkTalents(ctx, tell('位求职者')), '位求职者')}`);
  say(`职位：${summaryOf(await checkPositions(ctx, tell('个职位')), '个职位')}`);
}

function summaryOf({ looked, missing, different, needless }: Checked, what: string): string {
  const mended = missing + different + needless;
  if (mended === 0) return `核对了 ${looked} ${what}，与数据一致`;
  return `核对了 ${looked} ${what}，补上 ${missing}，改正 ${different}，去掉 ${needless}`;
}
