import { familiesIn } from './families.ts';

/** Of whom a clause speaks. Chinese leaves out whoever is still meant: `none` until somebody is named. */
export type Subject = 'self' | 'others' | 'kin' | 'you' | 'none';

/** Families that show a kind by themselves, wherever their speaker speaks of themselves or of their own people. */
const shows = {
  crisis: ['dieWish', 'vanish', 'selfHarm', 'deathPlace', 'deathMeans', 'farewell', 'burden', 'urge', 'noTomorrow'],
  distress: [
    'cry',
    'body',
    'drained',
    'sleepless',
    'blame',
    'loss',
    'breakup',
    'jobless',
    'debt',
    'conceal',
    'fear',
    'despair',
    'hurt',
    'alone',
    'halt',
    'nervous',
    'lost',
  ],
  private: [
    'kin',
    'partner',
    'child',
    'marriage',
    'birth',
    'care',
    'age',
    'sex',
    'body2',
    'ethnic',
    'faith',
    'party',
    'illness',
    'disabled',
    'crime',
    'origin',
    'home',
    'tie',
  ],
  steering: [
    'marks',
    'pass',
    'override',
    'command',
    'points',
    'role',
    'plead',
    'threat',
    'ghost',
    'evaluation',
    'shortcut',
    'promise',
  ],
} as const;
export type Sensitive = keyof typeof shows;

/** What is told of oneself in so many words: to be, to have, to believe, to be so old. */
const being =
  /(?<!们)(?:我|俺|咱|本人|自己|自个)(?!们).{0,4}(?:是|信|属|有|得了|得过|患|查出(?!了?(?:一|问题|原因|错|差))|做过|今年|虚岁|入|皈依|离|结|怀|乙肝|小三阳|大三阳|高血压|糖尿病|残疾)|(?:我|俺|咱)(?!们?(?:班|校|园|组|店|院|科|校区|学校|年级)).{0,4}有.{0,5}(?:儿子|女儿|闺女|孩子|娃|弟弟|妹妹)|^(?:离异|离婚|已婚|未婚|单身|备孕|在备孕|党员|预备党员|乙肝|小三阳|大三阳)|\bi(?:'m| am| was)\b/u;
/** Private however it is told, where it is told of oneself. */
const plainlyPrivate = [
  'marriage',
  'birth',
  'age',
  'ethnic',
  'faith',
  'party',
  'illness',
  'disabled',
  'crime',
  'child',
];

/** Who names their own partner says that they have one. */
const ownPartner = /我(?:的)?(?:爱人|老婆|老公|丈夫|妻子|媳妇|男朋友|女朋友|未婚夫|未婚妻|前夫|前妻)/u;
/** Told of oneself without saying so (前年查出来的); of the others (少数民族窗口) one says whose it is. */
const unnamed = ['marriage', 'birth', 'illness', 'disabled', 'crime', 'age'];
/** What turns an interviewer round is about one of these. */
const turning = [...shows.steering, 'aim', 'office', 'format'];
/** Words that are meant for whatever reads them. */
const forReaders =
  /(?:看到|读到|读取|处理|凡是).{0,12}(?:ai|模型|面试官|评分|系统).{0,16}(?:最高|满分|高分|好评|通过|优秀|录用)/u;

export interface HeardClause {
  readonly subject: Subject;
  readonly families: ReadonlySet<string>;
  readonly words: string;
}

/** Clauses with whom they speak of: who was named last goes on until somebody else is named. */
export function heardClauses(clauses: readonly string[]): HeardClause[] {
  let subject: Subject = 'none';
  return clauses.map((words) => {
    const families = new Set(familiesIn(words));
    subject = namedIn(words, families, subject);
    return { subject, families, words };
  });
}

function namedIn(words: string, families: ReadonlySet<string>, before: Subject): Subject {
  const own = /我(?!们)|俺|本人|自己|自个|\b(?:i|my)\b/u.test(words);
  if (families.has('workOthers') || families.has('boss')) return 'others';
  if (/(?<!其)[他她](?!妈的)|别人|大家|(?<![丈家])人家/u.test(words) && !own)
    return before === 'kin' ? 'kin' : 'others';
  if (own) return 'self';
  // The parents of pupils are still about the pupils.
  if (families.has('kin') || families.has('partner') || families.has('child'))
    return before === 'others' ? 'others' : 'kin';
  return families.has('you') ? 'you' : before;
}

/** Whether a clause shows a kind of its own: the family stands in it, and it is said of no stranger. */
export function showsOf(kind: Sensitive, { subject, families, words }: HeardClause): boolean {
  if (!shows[kind].some((name) => families.has(name))) return false;
  if (kind === 'steering')
    return !families.has('deed') && !families.has('story') && subject !== 'others' && !tellsMethod(words, families);
  if (subject === 'self' || subject === 'kin') return kind === 'private' || kind === 'crisis' || !families.has('deed');
  if (kind === 'private')
    return subject === 'none' && !families.has('deed') && unnamed.some((name) => families.has(name));
  if (kind === 'crisis') return subject === 'none' && families.has('selfNow');
  return subject !== 'others' && !families.has('deed');
}

/** Whether a clause tells how somebody goes about their work with marks. */
export function isMethod({ families, words }: HeardClause): boolean {
  return tellsMethod(words, families) && families.has('marks');
}

/** How somebody goes about their work with marks (我用 propensity score 配对, 我没有直接给一个 score): nobody is asked for any. */
function tellsMethod(words: string, families: ReadonlySet<string>): boolean {
  return /我(?:没有?|会用|用|把|先)/u.test(words) && !asked.some((name) => families.has(name));
}
const asked = ['you', 'plead', 'pass', 'points', 'override', 'role', 'ghost', 'promise', 'threat'];

/** Whether a clause is about work, whoever says it. */
export function isWork({ families }: HeardClause): boolean {
  return families.has('deed') || families.has('company') || families.has('workOthers');
}

/** Whether a clause tells in so many words what nobody may be asked. */
export function tellsPrivate({ subject, families, words }: HeardClause): boolean {
  if (ownPartner.test(words)) return true;
  return (
    subject !== 'others' &&
    !families.has('deed') &&
    being.test(words) &&
    plainlyPrivate.some((name) => families.has(name))
  );
}

/** Whether words have anything by which an interviewer is turned round. */
export function couldSteer(clauses: readonly HeardClause[]): boolean {
  return clauses.some(
    ({ families, words }) => turning.some((name) => families.has(name)) && !tellsMethod(words, families),
  );
}

/** Whether words are meant for whoever reads and scores, though they are told as somebody's. */
export function addressesReaders(words: string): boolean {
  return forReaders.test(words);
}
