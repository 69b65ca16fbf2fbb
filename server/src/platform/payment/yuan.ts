/** 189.00 from 18900: what vendors that count in yuan are sent. */
export function yuanOf(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}

/** 18900 from 189, 189.0 or 189.00, a sign left aside; null for anything else: no float ever touches an amount. */
export function fenOf(yuan: string): number | null {
  const [, whole, rest = ''] = /^[-+]?(\d{1,10})(?:\.(\d{1,2}))?$/.exec(yuan.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(rest.padEnd(2, '0'));
}

/** An instant as vendors in Beijing write it: 2026-11-23 17:05:00. */
export function beijingTime(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** The instant of 2026-11-23 17:05:00 in Beijing, with any fraction; null for what is none. */
export function fromBeijingTime(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d+)?$/.test(text.trim())) return null;
  const at = new Date(`${text.trim().slice(0, 19).replace(' ', 'T')}+08:00`);
  return Number.isNaN(at.getTime()) ? null : at;
}
