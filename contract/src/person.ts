/** A mainland mobile number with its middle hidden: 138****8000 (spec §5). Anything else is hidden whole. */
export function maskPhone(phone: string): string {
  return /^1[3-9]\d{9}$/.test(phone) ? `${phone.slice(0, 3)}****${phone.slice(7)}` : '****';
}

/** A name with all but its first character hidden: 张** (decisions §14). */
export function maskName(name: string): string {
  const [first] = [...name.trim()];
  return first === undefined ? '' : `${first}**`;
}
