import { consents, consentsFor, prepareInterview, type InterviewKind } from '@pinjian/contract/interview.ts';
import { holdInterview } from '#domains/interview/index.ts';
import type { SeekerActor } from '#server/context.ts';
import { call } from './call.ts';
import type { Chance } from './chance.ts';
import type { Stage } from './stage.ts';

/** Milliseconds to write one character, reading and thinking aside. */
const perCharacter = 210;

/** Said when they are asked what they would like to know. */
const nothingToAsk = '没有要问的了，谢谢您。';

export interface Sitting {
  readonly seeker: SeekerActor;
  readonly interviewId: string;
  readonly kind: InterviewKind;
  readonly respond: (question: string, questionId: string | null) => string;
  /** Leaves after so many answers, to come back or not; undefined: stays to the end. */
  readonly leavesAfter?: number;
}

/** Sits an interview, from the consents to its end or to where one leaves. The report of one that ends is made at once. */
export async function sitInterview(stage: Stage, chance: Chance, sitting: Sitting): Promise<void> {
  const { seeker, interviewId, respond, leavesAfter } = sitting;
  const ctx = stage.as(seeker);
  await prepareForInterview(stage, chance, sitting);
  stage.advance(chance.int(60, 400) * 1000);
  let answers = 0;
  await holdInterview(ctx, interviewId, ({ text, question, questionId, closing }) => {
    if (question !== null && leavesAfter !== undefined && answers >= leavesAfter) return null;
    const answer = closing ? nothingToAsk : respond(text, questionId);
    if (question !== null) answers += 1;
    stage.advance(chance.int(4, 14) * 1000 + answer.length * perCharacter);
    return answer;
  });
  stage.advance(20_000);
  if (leavesAfter === undefined) await stage.settle();
}

/** Consents to everything and shows the way in. */
export async function prepareForInterview(
  stage: Stage,
  chance: Chance,
  { seeker, interviewId, kind }: Pick<Sitting, 'seeker' | 'interviewId' | 'kind'>,
): Promise<void> {
  await call(stage.as(seeker), prepareInterview, {
    interviewId,
    consents: consentsFor(kind).map((item) => ({ item, version: consents[item].version, granted: true })),
    devices: { online: chance.int(18, 90), screen: chance.pick(['390x844', '1440x900', '1920x1080', '360x780']) },
  });
}
