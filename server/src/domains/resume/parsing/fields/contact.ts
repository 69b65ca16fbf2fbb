import { found, reasons, type Found } from '../draft.ts';
import type { TextLine } from '../text/line.ts';

const phone = /(?<![\d.])(?:\(?\+?\s?86\)?[\s-]*)?(1[3-9]\d)[\s.-]?(\d{4})[\s.-]?(\d{4})(?!\d)/;
const email = /[A-Za-z0-9][\w.+-]*\s?@\s?[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/;
const link =
  /https?:\/\/[^\s，。；、）)｜|]+|(?<![@\w.-])(?:www\.[\w-]+(?:\.[\w-]+)+|(?:github|gitee|linkedin|zhihu|juejin|behance|dribbble|gitlab|csdn)\.(?:com|cn|net|io)|[\w-]+\.github\.io|[\w-]+(?:\.[\w-]+)*\.(?:com|cn|net|io|org|me|dev|site|top)(?=\/\w))(?:\/[^\s，。；、）)｜|]*)?/gi;

/** A mainland mobile number, eleven digits without separators. */
export function findPhone(header: readonly TextLine[], all: readonly TextLine[]): Found<string> | '' {
  const inHeader = header.find((line) => phone.test(line.text));
  const line = inHeader ?? all.find((each) => phone.test(each.text));
  const match = line === undefined ? null : phone.exec(line.text);
  if (match === null) return findGroupedPhone(header);
  const numbers = new Set(
    header.flatMap((each) =>
      [...each.text.matchAll(new RegExp(phone, 'g'))].map((one) => `${one[1]}${one[2]}${one[3]}`),
    ),
  );
  const value = `${match[1]}${match[2]}${match[3]}`;
  if (inHeader === undefined) return found(value, match[0].trim(), 0.7, reasons.guessedByPlace);
  return numbers.size > 1
    ? found(value, match[0].trim(), 0.7, reasons.severalFound)
    : found(value, match[0].trim(), 0.99);
}

/** 1305 555 0555, 130·5555·0555: eleven digits in groups of a person's own making. */
const groupedPhone = /(?<![\d.])(?:\(?\+?\s?(?:00)?86\)?[\s-]*)?1[3-9](?:[\s.·‑–—-]{0,2}\d){9}(?!\d)/;

function findGroupedPhone(header: readonly TextLine[]): Found<string> | '' {
  const match = header.map((line) => groupedPhone.exec(line.text)).find((each) => each !== null);
  return match === undefined || match === null
    ? ''
    : found(match[0].replaceAll(/\D/g, '').slice(-11), match[0].trim(), 0.9);
}

/** An address that lacks nothing. */
const whole = /@[\w.-]+\.(?:com|cn|net|org|edu|gov)$/;

/** In a narrow column an address goes on in the next line: sample@exam | ple.com. */
function joinBroken(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line, index) => {
    if (whole.test(line.text)) return line;
    // Between its halves the label may stand, at half of their height.
    const next = lines
      .slice(index + 1, index + 3)
      .find(
        ({ text, block }) =>
          block === line.block &&
          ((/@[\w.-]*$/.test(line.text) && /^[a-z0-9.-]{1,20}$/.test(text)) ||
            (/[\w.+-]$/.test(line.text) && /^@[\w.-]+$/.test(text)) ||
            (/(?:^|[\s:：])[A-Za-z][\w.+-]{3,}$/.test(line.text) && /^[\w.-]{1,3}@[\w.-]+$/.test(text))),
      );
    return next === undefined ? line : { ...line, text: line.text + next.text };
  });
}

/** E-Mail xugou_183 | … over 8@example.com: what stands behind the label lacks its end, the next line begins with it. */
function joinLabelled(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line, index) => {
    if (email.test(line.text)) return line;
    const begun =
      /(?:e-?mail|邮箱|邮件)\s*[:：]?\s*([A-Za-z][\w.+-]*(?:@[\w.-]*)?)(?=\s|$)/iu.exec(line.text)?.[1] ?? '';
    if (begun === '') return line;
    const rest = lines.slice(index + 1, index + 3).flatMap(({ parts, block }) => (block === line.block ? parts : []));
    const ends = rest.map((part) => begun + part.split(/\s/u)[0]);
    const joined = ends.find((each) => email.exec(each)?.[0] === each && whole.test(each));
    return joined === undefined ? line : { ...line, text: joined };
  });
}

/** 17675109410shili@example.cn, sample@example.com22岁: what stands close before and behind an address. */
function withoutNeighbours(address: string): string {
  return address.replace(/^(?:\+?86)?1[3-9]\d{9}(?=[A-Za-z])/u, '').replace(/(?<=\.(?:com|cn|net|org))\d+$/u, '');
}

export function findEmail(top: readonly TextLine[], all: readonly TextLine[]): Found<string> | '' {
  const header = joinLabelled(joinBroken(top));
  const inHeader = header.map((line) => email.exec(line.text)).find((match) => match !== null);
  const match =
    inHeader ??
    joinLabelled(joinBroken(all))
      .map((line) => email.exec(line.text))
      .find((each) => each !== null);
  if (match === undefined || match === null) return '';
  const value = withoutNeighbours(match[0].replaceAll(/\s/g, '').replace(/[.-]+$/, ''));
  if (value.length > 100) return '';
  return inHeader === undefined
    ? found(value, match[0], 0.75, reasons.guessedByPlace)
    : found(value, match[0], value === match[0] ? 0.99 : 0.85);
}

/** Addresses of pages, at most five, in the order in which they stand. Links inside projects belong to the projects. */
export function findLinks(header: readonly TextLine[]): Found<string>[] {
  const links = header.flatMap((line) =>
    [...line.text.replaceAll(new RegExp(email, 'g'), ' ').matchAll(link)].map((match) =>
      match[0].replace(/[.,;:]+$/, ''),
    ),
  );
  return [...new Set(links)]
    .filter((each) => each.length <= 200)
    .slice(0, 5)
    .map((each) => found(each, each));
}
