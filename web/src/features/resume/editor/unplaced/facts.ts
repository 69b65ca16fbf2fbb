import type { ResumeBasics } from '@pinjian/contract/resume-content.ts';

/** Facts about a person that a line of the file may hold among other words, and that have a field of their own. */
const phone = /(?<!\d)(?:\+?86[-\s]?)?(1[3-9]\d[-\s]?\d{4}[-\s]?\d{4})(?!\d)/;
const month = /(?<!\d)((?:19|20)\d{2})(?:\s*[年./-]\s*(1[0-2]|0?[1-9])(?!\d)|\s*年)/;
const cityLabel = /^(?:现居住?(?:城市|地)?|居住(?:城市|地)|所在(?:城市|地)|常住地?|城市|住址|地址)[:：\s]*/;
const province = /^[\p{Script=Han}]{2,8}?(?:省|自治区)/u;

function phoneIn(text: string): string {
  return phone.exec(text)?.[1]?.replaceAll(/\D/g, '') ?? '';
}

/** 1998年3月 as 1998-03, 1998年 as 1998; a month is never invented. */
function monthIn(text: string): string | null {
  const [, year, number] = month.exec(text) ?? [];
  if (year === undefined) return null;
  return number === undefined ? year : `${year}-${number.padStart(2, '0')}`;
}

/** The city of an address, or a line that is one itself; its code is looked up by whoever has the list. */
function cityIn(text: string): ResumeBasics['city'] {
  const plain = text.trim().replace(cityLabel, '').replace(province, '');
  const name = /^([\p{Script=Han}]{2,6}?)市/u.exec(plain)?.[1] ?? /^[\p{Script=Han}]{2,6}$/u.exec(plain)?.[0];
  return name === undefined ? null : { code: null, name };
}

type Fact = 'phone' | 'city' | 'birthMonth';

/** What a line says for each of these fields; '' or null where it says nothing. */
export function factsIn(text: string): Pick<ResumeBasics, Fact> {
  return { phone: phoneIn(text), city: cityIn(text), birthMonth: monthIn(text) };
}

/** The fields that a line could fill: those that are empty, and about which it says something. */
export function fillableBy(basics: ResumeBasics, text: string): readonly { path: string; label: string }[] {
  const said = factsIn(text);
  return [
    ...(basics.phone === '' && said.phone !== '' ? [{ path: 'basics.phone', label: '手机号' }] : []),
    ...(basics.city === null && said.city !== null ? [{ path: 'basics.city', label: '现居城市' }] : []),
    ...(basics.birthMonth === null && said.birthMonth !== null
      ? [{ path: 'basics.birthMonth', label: '出生年月' }]
      : []),
  ];
}

/** The basics without what a line had filled. */
export function withoutFacts(basics: ResumeBasics, text: string): ResumeBasics {
  const said = factsIn(text);
  return {
    ...basics,
    phone: basics.phone === said.phone ? '' : basics.phone,
    city: said.city !== null && basics.city?.name === said.city.name ? null : basics.city,
    birthMonth: basics.birthMonth === said.birthMonth ? null : basics.birthMonth,
  };
}
