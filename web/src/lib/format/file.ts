/** The message of spec §5 for any other unit. */
const unknownUnit = '不支持的单位，请使用 b, kb, mb 或 gb';

const unitBytes: Readonly<Record<string, number>> = { b: 1, kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 };

/** Bytes of `amount` in `unit` (b, kb, mb, gb in any case). @throws Error with the words of spec §5 for another unit. */
export function bytesOf(amount: number, unit: string): number {
  const factor = Object.hasOwn(unitBytes, unit.toLowerCase()) ? unitBytes[unit.toLowerCase()] : undefined;
  if (factor === undefined) throw new Error(unknownUnit);
  return amount * factor;
}

/** Whether a file of `bytes` is larger than `limit` `unit`; exactly the limit is allowed. @throws as `bytesOf`. */
export function isOverSize(bytes: number, limit: number, unit: string): boolean {
  return bytes > bytesOf(limit, unit);
}

/** The part of a File that the type checks look at. */
interface Typed {
  readonly type: string;
}

export function isImage(file: Typed): boolean {
  return file.type.startsWith('image/');
}

export function isPdf(file: Typed): boolean {
  return file.type === 'application/pdf';
}

export function isWord(file: Typed): boolean {
  return (
    file.type === 'application/msword' ||
    file.type === 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  );
}

/** A size for people: 512 B, 1.5 KB, 12 MB. */
export function sizeText(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${value >= 10 || unit === 0 ? Math.round(value) : value.toFixed(1).replace(/\.0$/, '')} ${units[unit] ?? ''}`;
}
