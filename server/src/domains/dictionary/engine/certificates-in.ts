import { createAliasFinder } from '#platform/text/tokens-alias.ts';
import { normalize, normalizeInPlace } from '#platform/text/tokens.ts';
import { allCertificates, certificateSpellings, type Certificate } from '../data/certificates.ts';
import { once } from '../data/table.ts';
import { overlap, standsApart, type Place } from './passage.ts';

/** A certificate that a text names. */
interface CertificateMention extends Place {
  readonly code: string;
}

const finders = once(() => ({
  certain: createAliasFinder(certificateSpellings().certain),
  beside: createAliasFinder(certificateSpellings().beside),
}));

const codeOf = once(() => new Map(allCertificates().map(({ name, code }) => [name, code])));

/** What people put behind a name without meaning anything else. */
const tail =
  /^\s?(?:执业|从业|职业|注册|专业技术|技术|技能|等级|水平)*(?:资格|职称|考试)?(?:合格)?(?:证书|证件|证明|证|认证|执照)?/u;
/** Words of holding: without them a name like 税务师 is a trade. Names may be listed before the one word for all. */
const held =
  /^(?:[/、或和及]\p{Script=Han}{2,6}){0,3}\s?(?:执业|从业|职业|注册|专业技术|技术|任职|等级)*(?:资格|职称|证书|证|执照|考试)(?!件|明材)/u;
const holding =
  /(?:持有?|取得|考取|考过|获得|拿到|通过|注册|具备|具有)(?:有|了|过|有效|相关|国家|的|初级|中级|高级)*$/u;

/** C1及以上驾照, A2/B2驾驶证, 驾照C1: the classes of driving licences stand beside one word for all. */
const driving =
  /(?<![a-z0-9])[abc][123](?:\s*(?:[/、,，或和]|及以上|以上|类|级|型|证|照|本)*\s*[abc][123])*\s*(?:及以上|以上|或以上|类|级|型|的|等)*\s*(?:机动车)?(?:驾驶证|驾照|驾驶执照|驾驶资格|驾证|照|本(?!科)|证(?!书))|(?:驾照|驾驶证|驾驶执照|准驾车型)\s*[(:为是]?\s*(?:等级|类型)?\s*[abc][123](?![a-z0-9])(?:\s*[/、,，或和]\s*[abc][123](?![a-z0-9]))*\)?/gu;

const stages: readonly (readonly [RegExp, string])[] = [
  [/幼儿/u, '幼儿园教师资格证'],
  [/小学/u, '小学教师资格证'],
  [/初中|初级中学/u, '初中教师资格证'],
  [/高中|高级中学|中学/u, '高中教师资格证'],
  [/高校|大学|高等/u, '高校教师资格证'],
  [/中职|中专/u, '中职教师资格证'],
];
/** 高中数学教师资格证: the subject stands between the stage and the name. */
const teaching =
  /(?:幼儿园|幼儿|小学|初级中学|初中|高级中学|高中|中学|高校|大学|高等学校|中职|中专)(?:及以上|以上|或以上|段|阶段)?(?:及以上|相应|相关|对应)?(?:学科)?(?:语文|数学|英语|物理|化学|生物|历史|地理|政治|音乐|体育|美术|信息技术|科学|道法|思政|日语|心理|心理健康|舞蹈|计算机|信息)?(?:及以上|以上)?(?:学科|专业|科目)?的?(?:相关|相应)?(?:教师(?:资格证书?|资格|证)|教资)/gu;
/** 教师资格证（高中英语）: the stage stands behind, in brackets or after a colon. */
const teachingBehind =
  /(?:教师(?:资格证书?|资格|证)|教资)\s?[(:-]\s?(?:幼儿园|幼儿|小学|初级中学|初中|高级中学|高中|中学|高校|中职)[^()，,。；;]{0,6}\)?/gu;

function named(name: string): string {
  const code = codeOf().get(name);
  if (code === undefined) throw new Error(`certificates.tsv has no ${name}`);
  return code;
}

/** Driving licences by class. */
function drivingIn(text: string): CertificateMention[] {
  return [...text.matchAll(driving)].flatMap((match) =>
    [...new Set([...match[0].matchAll(/[abc][123]/gu)].map(([letters]) => letters.toUpperCase()))]
      .filter((letters) => codeOf().has(`${letters}驾照`))
      .map((letters) => ({ code: named(`${letters}驾照`), start: match.index, end: match.index + match[0].length })),
  );
}

function teachingIn(text: string): CertificateMention[] {
  return [...text.matchAll(teaching), ...text.matchAll(teachingBehind)].flatMap((match) => {
    const stage = stages.find(([pattern]) => pattern.test(match[0]));
    return stage === undefined
      ? []
      : [{ code: named(stage[1]), start: match.index, end: match.index + match[0].length }];
  });
}

function withTail(text: string, { start, end, code }: CertificateMention): CertificateMention {
  return { code, start, end: end + (tail.exec(text.slice(end))?.[0].trimEnd().length ?? 0) };
}

/** Certificates, licences and titles that a text names, in its order, with their exact places; each place names one, but for driving licences of several classes. */
export function certificatesIn(text: string): CertificateMention[] {
  const plain = normalizeInPlace(text);
  const patterned = [...drivingIn(plain), ...teachingIn(plain)];
  const certain = finders()
    .certain(plain)
    .map(({ id, from, to }) => ({ code: id, start: from, end: to }))
    .filter((each) => standsApart(plain, each.start, each.end));
  const free = certain.filter((each) => !patterned.some((other) => overlap(each, other)));
  const known = [...patterned, ...free.map((each) => withTail(plain, each))];
  const beside = finders()
    .beside(plain)
    .map(({ id, from, to }) => ({ code: id, start: from, end: to }))
    .filter((each) => !known.some((other) => overlap(each, other)))
    .filter((each) => held.test(plain.slice(each.end)) || holding.test(plain.slice(0, each.start)))
    .map((each) => withTail(plain, each));
  return [...known, ...beside].toSorted((a, b) => a.start - b.start);
}

const bySpelling = once(() => {
  const all = new Map<string, Certificate>();
  for (const each of allCertificates()) {
    for (const spelling of [...each.beside, ...each.aliases]) all.set(normalize(spelling), each);
  }
  for (const each of allCertificates()) all.set(normalize(each.name), each);
  return all;
});

/** The certificate that someone means who writes nothing but this in a field for certificates. */
export function certificateByName(words: string): Certificate | undefined {
  const spelling = normalize(words).trim();
  const known = bySpelling().get(spelling) ?? bySpelling().get(spelling.replace(/(?:资格证书|证书|资格证|证)$/u, ''));
  if (known !== undefined) return known;
  const [first, ...others] = certificatesIn(words);
  return first === undefined || others.length > 0
    ? undefined
    : allCertificates().find(({ code }) => code === first.code);
}
