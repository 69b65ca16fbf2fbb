const ahead = 8 * 3_600_000;

/** The calendar day of an instant in Beijing, which keeps no summer time: 2026-11-23. */
export function dayInBeijing(at: Date): string {
  return new Date(at.getTime() + ahead).toISOString().slice(0, 10);
}

/** The midnight before an instant in Beijing. */
export function midnightInBeijing(at: Date): Date {
  return new Date(`${dayInBeijing(at)}T00:00:00+08:00`);
}

/** The hour of an instant in Beijing, 0 to 23. */
export function hourInBeijing(at: Date): number {
  return new Date(at.getTime() + ahead).getUTCHours();
}
