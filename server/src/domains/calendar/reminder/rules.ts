import { isQuiet, type QuietHours } from '#platform/core/quiet-hours.ts';

const hourMs = 3_600_000;
/** How long before an interview both sides are reminded of it. */
export const leads = { day: 24 * hourMs, hour: hourMs } as const;
export type Lead = keyof typeof leads;

/** Whoever is told so late that the hour's reminder is near has no use for the day's. */
const dayIsOverMs = 2 * hourMs;

/** Reminders that come too late for a time that was only just settled: the settling itself has told both sides. */
export function remindedFromTheStart(startsAt: Date, now: Date): { readonly day: boolean; readonly hour: boolean } {
  const left = startsAt.getTime() - now.getTime();
  return { day: left <= leads.day, hour: left <= leads.hour };
}

/**
 * What to do with a reminder that is due: the day's waits for the morning, as nothing has to be done about it at night; the
 * hour's disturbs, as whoever has an interview in an hour would be sorry to have slept. One that is pointless by now is left
 * out.
 */
export function reminderStep(
  lead: Lead,
  { startsAt, now, quiet }: { readonly startsAt: Date; readonly now: Date; readonly quiet: QuietHours | null },
): 'send' | 'wait' | 'leaveOut' {
  const left = startsAt.getTime() - now.getTime();
  if (left <= (lead === 'day' ? dayIsOverMs : 0)) return 'leaveOut';
  return lead === 'day' && isQuiet(now, quiet) ? 'wait' : 'send';
}

function clock(at: Date, zone: string): string {
  return new Intl.DateTimeFormat('zh-CN', {
    timeZone: zone,
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}

const home = 'Asia/Shanghai';

/** When it begins, for whoever keeps the clocks of a zone; Beijing's are always said. */
export function timeText(startsAt: Date, zone: string): string {
  const beijing = clock(startsAt, home);
  if (zone === home) return beijing;
  return `${beijing}（北京时间），${clock(startsAt, zone)}（${zone}）`;
}
