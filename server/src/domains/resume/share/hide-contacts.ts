import type { ResumeContent } from '@pinjian/contract/resume-content.ts';

/** Where a contact may follow with nothing between but spaces: nobody writes these words before another word of theirs. */
const handles = String.raw`(?:微信|威信|薇信|V信|扣扣|飞信|电报|(?<![a-z0-9])(?:wechat|weixin|vx|qq|telegram|whatsapp|skype))`;
/** Words that also mean other things: only what a colon sets apart, or a name with a digit in it, is a contact. */
const mayBeHandles = String.raw`(?:钉钉|飞书|抖音|小红书|知乎|微博|领英|公众号|(?<![a-z0-9])(?:v|wx|tg|line|github|gitee|linkedin))`;
const called = String.raw`(?:号码?|账号|帐号|id(?![a-z]))`;
/** Ends that addresses of pages have; `Node.js/Vue` has none of them. */
const endings =
  'com|cn|net|org|io|me|dev|cc|top|xyz|site|app|co|info|tech|club|vip|wang|work|page|link|blog|tv|ai|im|pro|fun|online|store|cloud|live|space|edu|gov|hk|tw|jp|uk|us|de';
const hosts = String.raw`(?<![\w@.-])(?!(?:asp|ado|ml|vb|socket|draw)\.(?:net|io))(?:[a-z0-9-]{1,63}\.){1,5}`;

/** Ways to reach a person, in text whose letters are all of one width and in no case. */
const contacts: readonly RegExp[] = [
  // Of mobile phones however they are grouped, of landlines with their area, of other countries with a plus.
  /(?<!\d)(?:\+?86[ \t-]*)?1[ \t.·_-]?[3-9](?:[ \t.·_-]{0,2}\d){9}(?!\d)/g,
  /(?<!\d)\(?0[1-9]\d{1,2}\)?[ \t-]{0,2}[2-9]\d{2,3}[ \t-]?\d{4}(?!\d)/g,
  /\+\d(?:[ \t().-]{0,2}\d){7,14}/g,
  /[\w.+-]+[ \t]?(?:@|\(at\)|\[at\])[ \t]?[\w-]+(?:\.[\w-]+)+/g,
  new RegExp(
    String.raw`${handles}(?:${handles}|${called}|[ \t:=是为()/-]){0,12}(?:@[ \t]?[a-z0-9_.-]+|[a-z0-9_][\w.-]{3,})`,
    'g',
  ),
  new RegExp(
    String.raw`${mayBeHandles}${called}?(?:[ \t]*[:=是][ \t]*|[ \t]+(?=@))@?[ \t]?(?:[a-z_][\w.-]{4,}|\d{5,})`,
    'g',
  ),
  /(?<![a-z0-9])wx[ \t]*(?:号|id)?[ \t]+(?=[a-z_-]*\d)[\w-]{5,20}/g,
  /(?:https?:\/\/|www\.)[^\s,;、。)]+/g,
  new RegExp(String.raw`${hosts}(?:${endings})(?::\d+)?\/[^\s,;、。)]+`, 'g'),
  // Pages of one's own, which need no path.
  /(?<![\w@.-])[\w-]+\.(?:github|gitee|gitlab|vercel|netlify)\.(?:io|com|app)/g,
];

const stars = (length: number): string => '*'.repeat(length);

/** Text with wide, odd and capital letters as plain ones and without what is not seen, and where each of its letters stood. */
function foldedOf(text: string): { readonly folded: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let folded = '';
  let at = 0;
  for (const letter of text) {
    const plain = /\p{Cf}/u.test(letter) ? '' : letter.normalize('NFKC').toLowerCase();
    folded += plain;
    for (let each = 0; each < plain.length; each += 1) places.push(at);
    at += letter.length;
  }
  places.push(at);
  return { folded, places };
}

function hide(text: string, known: readonly string[]): string {
  const { folded, places } = foldedOf(text);
  const found: (readonly [number, number])[] = [];
  for (const word of known)
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1))
      found.push([at, at + word.length]);
  for (const contact of contacts)
    for (const match of folded.matchAll(contact)) found.push([match.index, match.index + match[0].length]);
  let hidden = text;
  for (const [from, to] of found) {
    const [start, end] = [places[from] ?? 0, places[to] ?? text.length];
    hidden = `${hidden.slice(0, start)}${stars(end - start)}${hidden.slice(end)}`;
  }
  return hidden;
}

/** What this person is reached by, as others may write it in a text: a page with and without what browsers add. */
function knownContacts({ basics, projects }: ResumeContent): string[] {
  const pages = [...basics.links, ...projects.map(({ link }) => link)].map((link) =>
    foldedOf(link)
      .folded.trim()
      .replace(/^https?:\/\/(?:www\.)?/, '')
      .replace(/\/+$/, ''),
  );
  const words = [basics.phone, basics.email, ...pages].map((word) => foldedOf(word).folded.trim());
  // Shorter ones would take letters out of other words.
  return words.filter((word) => word.length >= 5);
}

/**
 * Every text of a value with ways to reach a person replaced by stars of the same length: what a resume names as such, and
 * what looks like one, in whichever letters. It finds what people usually write, not what somebody means to slip past it.
 */
export function hideContacts<T>(value: T, of: ResumeContent): T {
  const known = knownContacts(of);
  const walk = (node: unknown): unknown => {
    if (typeof node === 'string') return hide(node, known);
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node === 'object' && node !== null)
      return Object.fromEntries(Object.entries(node).map(([key, each]) => [key, walk(each)]));
    return node;
  };
  return walk(value) as T;
}
