import type { ResumeLanguage } from '@pinjian/contract/resume-content.ts';
import { found, type Draft } from '../draft.ts';
import type { TextLine } from '../text/line.ts';

const language =
  /^(?:英语|英文|日语|日文|韩语|法语|德语|俄语|西班牙语|葡萄牙语|意大利语|阿拉伯语|泰语|越南语|汉语|中文|普通话|粤语|闽南语|客家话|English|Chinese|Mandarin|Cantonese|Japanese|Korean|French|German|Russian|Spanish|Portuguese|Italian|Arabic|Thai)(?![A-Za-z])/iu;

/** What follows the name of a language that is meant as one: 英语（CET-6）, 英语流利, not 英语接待. */
const afterLanguage =
  /^$|^[\s（(:：,，—–-]|^.{0,4}(?:流利|标准|熟练|良好|精通|一般|专[四八]|口语|听说|读写|CET|TEM|母语|N[1-5]|雅思|托福|[一二三四五六八]级)/u;
/** 福州话, 藏语: where only languages are listed. */
const dialect =
  /^(?!母语|口语|外语|双语|日常)\p{Script=Han}{1,4}?[话语](?=\s*(?:$|[：:（(—–-]|\s|母语|日常|流利|熟练|一般|良好|标准|精通|听说|能听|能说))/u;

/** Whether a name among skills is one of a language with its level: 英语（CET-6）, not 普通话二级甲等, which is a certificate. */
export function isLanguage(token: string): boolean {
  const rest = token.replace(language, '');
  if (/^\p{Script=Han}{1,3}话\s*[:：（(]/u.test(token)) return true;
  return rest !== token && afterLanguage.test(rest) && !/^普通话.{0,6}[一二三]级/u.test(token);
}

/** 英语 and nothing more, in a list of skills. */
export function isBareLanguage(token: string): boolean {
  return token.replace(language, '') === '';
}

/** Languages of a section with what is said of each, in the order of the file. */
export function readLanguages(lines: readonly TextLine[]): Draft<ResumeLanguage>[] {
  const read = lines.flatMap((line) => splitLanguages(line.text).flatMap((text) => readOne(text)));
  return read.slice(0, 10);
}

/** Cuts where the next language begins; what lies in brackets belongs to the one before. */
function splitLanguages(text: string): string[] {
  const pieces = text.split(
    /\s*[、；;|｜]\s*|[，,]\s*|\s{2,}|(?<=[）)])\s+|\s+(?=\p{Script=Han}{1,3}[语话文]\s*[:：（(])/u,
  );
  const joined: string[] = [];
  for (const piece of pieces) {
    if (language.test(piece) || dialect.test(piece) || joined.length === 0) joined.push(piece);
    else
      joined[joined.length - 1] = text.slice(
        text.indexOf(joined.at(-1) ?? ''),
        text.indexOf(piece, text.indexOf(joined.at(-1) ?? '')) + piece.length,
      );
  }
  return joined;
}

function readOne(text: string): Draft<ResumeLanguage>[] {
  const name = (language.exec(text) ?? dialect.exec(text))?.[0];
  if (name === undefined) return text.length <= 60 && text !== '' ? [{ name: '', level: found(text, text, 0.7) }] : [];
  // 英语 English（流利）: the same language twice.
  const rest = text
    .slice(name.length)
    .trim()
    .replace(/^[A-Z][a-z]+(?=\s*[（(:：—–-])/u, '')
    .trim();
  const inside = /^[（(]([^（()）]*)[）)]$/u.exec(rest)?.[1] ?? rest.replace(/^[\s:：，,—–-]+|[\s。；;]+$/gu, '');
  return [{ name: found(name, text), level: inside === '' || inside.length > 60 ? '' : found(inside, text, 0.92) }];
}
