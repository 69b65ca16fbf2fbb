import { openQuestions, type Habits, type Question } from './ask-next.ts';
import { readWords, type Said, type Understood } from './read-words.ts';

/** What was said about one position, and what is still to be asked. */
export interface Conversation {
  readonly said: readonly Said[];
  readonly understood: Understood;
  readonly open: readonly Question[];
}

/** Words that begin another position: 再招一个前端. */
const another = /^(?:另外|还|再|又|同时)?(?:还|再)?(?:要|想|需要|打算|准备)?(?:急)?(?:招|找|聘)(?!满)/u;
const skipped = /^(?:跳过|不知道|不清楚|不确定|先不填|暂时不填|先空着|以后再说)[。！!]?$/u;

/** Whether words by themselves name a position to be filled. */
function beginsAnother(words: string): boolean {
  return another.test(words) && readWords([{ question: null, text: words }]).title !== '';
}

/**
 * What its owner said, as conversations: each answer belongs to the question that stood open, whoever names another position
 * begins anew. The same words give the same conversations.
 */
export function followConversation(words: readonly string[], habits: Habits): Conversation[] {
  const conversations: Said[][] = [];
  let open: Question | undefined;
  for (const text of words) {
    const current = conversations.at(-1);
    const isBegun = current !== undefined && readWords(current).title !== '';
    if (current === undefined || (isBegun && beginsAnother(text))) conversations.push([{ question: null, text }]);
    else current.push({ question: open?.name ?? null, text: skipped.test(text) ? '' : text });
    open = openQuestions(readWords(conversations.at(-1) ?? []), habits)[0];
  }
  return conversations.map((said) => {
    const understood = readWords(said);
    return { said, understood, open: openQuestions(understood, habits) };
  });
}
