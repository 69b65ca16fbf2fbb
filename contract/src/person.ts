/** Mainland mobile number: 11 digits, 1 then 3-9 (spec §5). */
export const phonePattern = /^1[3-9]\d{9}$/;

/** A mainland mobile number with its middle hidden: 138****8000 (spec §5). Anything else is hidden whole. */
export function maskPhone(phone: string): string {
  return phonePattern.test(phone) ? `${phone.slice(0, 3)}****${phone.slice(7)}` : '****';
}

/**
 * A name with all but its first character hidden: 张** (decisions §14). Of a name of several words in Latin letters
 * the first word is kept: Sample **.
 */
export function maskName(name: string): string {
  const trimmed = name.trim();
  const [first] = /^[A-Za-z]\S*\s/.test(trimmed) ? [`${trimmed.split(/\s/, 1)[0] ?? ''} `] : trimmed;
  return first === undefined ? '' : `${first}**`;
}

/** The number of a document with all but its ends hidden: 1****************4. Anything short is hidden whole. */
export function maskDocumentNumber(number: string): string {
  return number.length < 5 ? '****' : `${number.slice(0, 1)}${'*'.repeat(number.length - 2)}${number.slice(-1)}`;
}

/** A mail address with its middle hidden: z***n@example.com. */
export function maskMail(mail: string): string {
  const at = mail.lastIndexOf('@');
  if (at < 1) return '****';
  const local = mail.slice(0, at);
  const shown = local.length < 3 ? `${local.slice(0, 1)}***` : `${local.slice(0, 1)}***${local.slice(-1)}`;
  return shown + mail.slice(at);
}

/** A unified social credit code with all but its first two and last two characters hidden. */
export function maskCreditCode(creditCode: string): string {
  return creditCode.length < 8 ? '****' : `${creditCode.slice(0, 2)}${'*'.repeat(14)}${creditCode.slice(-2)}`;
}
