const ahead = 8 * 3_600_000;
const dayMs = 86_400_000;
const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** An instant as its parts in Beijing, which keeps no summer time. */
function inBeijing(at: Date): { readonly date: string; readonly weekday: string; readonly clock: string } {
  const moved = new Date(at.getTime() + ahead);
  return {
    date: `${moved.getUTCMonth() + 1}月${moved.getUTCDate()}日`,
    weekday: weekdays[moved.getUTCDay()] ?? '',
    clock: moved.toISOString().slice(11, 16),
  };
}

/** 11月27日 周五 10:00 */
export function momentText(at: Date): string {
  const { date, weekday, clock } = inBeijing(at);
  return `${date} ${weekday} ${clock}`;
}

/** 11月27日 */
export function dateText(at: Date): string {
  return inBeijing(at).date;
}

/** Whole days from one instant to a later one; 0 within a day. */
export function daysBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / dayMs);
}
