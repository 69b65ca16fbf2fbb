import { actKindLabels, actModeLabels, actStateLabels } from '@pinjian/contract/agent-act.ts';
import { agentKindFacts } from '@pinjian/contract/agent-kind.ts';
import { ruleOf } from '@pinjian/contract/agent-slip.ts';
import type { TalkControl } from '@pinjian/contract/agent-talk.ts';
import { cityByCode } from '#domains/dictionary/index.ts';
import { momentText } from '../kind/writing/moments.ts';
import type { Standing, ToldAct } from './gather-standing.ts';
import { readQuestion, type QuestionKind } from './read-question.ts';

/** What is said, and what its owner may press then. */
export interface Said {
  readonly words: string;
  readonly controls: readonly TalkControl[];
}

const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu;

/** Ids of whatever the acts that are told of are about: so that it goes with them. */
export function concernsOf(words: string, { acts }: Standing): string[] {
  const told = acts.filter(
    ({ title, why: reason }) => words.includes(title) || (reason !== '' && words.includes(reason)),
  );
  const stored = told.map(({ seeker_id, application_id, subject, sections }) =>
    JSON.stringify([seeker_id, application_id, subject, sections]),
  );
  return [...new Set(stored.join(' ').match(ids))];
}

/** Things of one answer that are named; the diary has them all. */
const named = 6;

/**
 * Answers what rules understand from what is stored, and says honestly what they do not understand. Pure.
 * @param told the words were taken as what somebody is to be hired for
 */
export function answerByRules(words: string, standing: Standing, told: boolean): Said {
  if (told) return toldAnswer(standing);
  return answers[readQuestion(words)](standing, words);
}

const answers: Readonly<Record<QuestionKind, (standing: Standing, words: string) => Said>> = {
  pause: ({ state }) =>
    state === 'paused'
      ? { words: '已经是暂停状态：不看、不做、不发。要继续时按“恢复”。', controls: ['resume'] }
      : { words: '我不能自己停下，请按“暂停”。按下后立即生效，正在做的也会停。', controls: ['pause'] },
  resume: ({ state }) =>
    state === 'paused'
      ? { words: '请按“恢复”，我会马上接着看。', controls: ['resume'] }
      : { words: '我没有暂停，正在按许可单工作。想马上再看一次，请按“现在看看”。', controls: ['run'] },
  why,
  waiting({ acts, now }) {
    const waiting = acts.filter((act) => isWaiting(act, now));
    if (waiting.length === 0) return { words: '现在没有等您决定的事。', controls: ['diary'] };
    return {
      words: list(`有 ${waiting.length} 件事等您决定：`, waiting, ({ title }) => title),
      controls: ['approvals'],
    };
  },
  spend({ acts, slip, kind, today }) {
    if (agentKindFacts[kind].side === 'seeker') return { words: '我不花您的钱，也不花额度。', controls: ['results'] };
    const spent = acts.filter(({ done_at }) => done_at !== null);
    const credits = (of: readonly ToldAct[]) => of.reduce((sum, act) => sum + act.credits, 0);
    const day = spent.filter(({ done_at }) => done_at !== null && done_at >= today);
    return {
      words: `到现在一共花了 ${credits(spent)} 额度，今天花了 ${credits(day)}；许可单最多允许 ${slip.credits} 额度。`,
      controls: ['results'],
    };
  },
  next: ({ state, nextRunAt }) =>
    state === 'paused'
      ? { words: '我暂停着，恢复之前不会再看。', controls: ['resume'] }
      : {
          words:
            nextRunAt === null
              ? '有新的动态或您按“现在看看”时，我就会看。'
              : `下一次在 ${momentText(nextRunAt)}；有新的动态会提前。`,
          controls: ['run'],
        },
  done,
  abilities({ kind, slip }) {
    const { does, acts } = agentKindFacts[kind];
    const lines = acts.map((act) => `· ${actKindLabels[act]}：${actModeLabels[ruleOf(slip, act).mode]}`);
    const may = lines.length === 0 ? '我只整理给您看，不对外做任何事。' : `按许可单，我可以：\n${lines.join('\n')}`;
    return {
      words: `${does}。\n${may}\n接受或拒绝、签字、付款、删除和改许可单，只能由您本人做。`,
      controls: ['slip'],
    };
  },
  slip({ slip }) {
    const cities = slip.cityCodes.map((code) => cityByCode(code)?.name ?? code);
    const lines = [
      `目标：${slip.goal === '' ? '没有写' : slip.goal}`,
      `城市：${cities.length === 0 ? '不限' : cities.join('、')}`,
      ...(slip.companiesNever.length === 0 ? [] : [`不联系的公司：${slip.companiesNever.join('、')}`]),
    ];
    return {
      words: `目标和范围写在许可单里，只有您能改，改好立即生效。现在写的是：\n${lines.map((line) => `· ${line}`).join('\n')}`,
      controls: ['slip'],
    };
  },
  unknown: () => ({
    words:
      '这句话我按规则答不了：自由对话需要平台接入语言模型，现在没有接入。\n我能回答：今天做了什么、为什么、有什么等您处理、花了多少、下次什么时候看。改目标和范围请到许可单。',
    controls: ['slip', 'diary'],
  }),
};

/** The thing that is asked about: the one whose title or company the words name, else the newest. */
function why({ acts, saw }: Standing, words: string): Said {
  const [newest] = acts;
  const meant = acts.find(({ title }) => namesOf(title).some((name) => words.includes(name))) ?? newest;
  if (meant === undefined) return { words: saw ?? '我还没有做过什么，第一次看完就会告诉您。', controls: ['diary'] };
  const reason = meant.why === '' ? '没有另外写明理由。' : meant.why;
  const against = meant.objection === null ? '' : `\n没有直接做，是因为：${meant.objection}。`;
  return {
    words: `「${meant.title}」（${actStateLabels[meant.state]}）\n${reason}${against}`,
    controls: ['diary'],
  };
}

/** Parts of a title that name something: of 投递 前端工程师 · 示例科技 the post and the company. */
function namesOf(title: string): string[] {
  return title.split(/[\s·：:「」]+/u).filter((part) => part.length >= 3);
}

function done({ acts, saw, today, now }: Standing): Said {
  const since = acts.filter(({ created_at, done_at }) => (done_at ?? created_at) >= today);
  if (since.length === 0) {
    const seen = saw === null ? '' : `\n上一次看到的：${saw}`;
    return { words: `今天还没有做什么。${seen}`, controls: ['diary'] };
  }
  const waiting = since.some((act) => isWaiting(act, now));
  return {
    words: list(`今天有 ${since.length} 件：`, since, ({ title, state }) => `${title}（${actStateLabels[state]}）`),
    controls: waiting ? ['approvals', 'diary'] : ['diary'],
  };
}

function isWaiting({ state, expires_at }: ToldAct, now: Date): boolean {
  return state === 'waiting' && (expires_at === null || expires_at > now);
}

function list(head: string, acts: readonly ToldAct[], text: (act: ToldAct) => string): string {
  const lines = acts.slice(0, named).map((act) => `· ${text(act)}`);
  const more = acts.length > named ? [`还有 ${acts.length - named} 件在日记里。`] : [];
  return [head, ...lines, ...more].join('\n');
}

/** What somebody is to be hired for is read at once; what comes of it stands among what it laid ready. */
function toldAnswer({ state }: Standing): Said {
  return state === 'paused'
    ? { words: '记下了。我暂停着，恢复后会把这句话整理进职位草稿。', controls: ['resume'] }
    : { words: '记下了，正在整理进职位草稿。缺什么会一次问您一个问题，结果在“现在”里。', controls: ['diary'] };
}
