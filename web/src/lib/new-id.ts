/** An id for something that is added here: a UUIDv7, also where the page has no secure context. */
export function newId(now = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const time = now.toString(16).padStart(12, '0');
  const rest = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${rest.slice(1, 4)}`,
    `${variant.toString(16)}${rest.slice(4, 6)}`,
    rest.slice(6, 18),
  ].join('-');
}
