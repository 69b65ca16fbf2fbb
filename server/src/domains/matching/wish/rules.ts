import { isDeepStrictEqual } from 'node:util';
import type { InputIssue } from '@pinjian/contract/envelope.ts';
import {
  emptyWish,
  maxWishCities,
  maxWishes,
  maxWishSalary,
  wishFields,
  wishQuestions,
  type Wish,
  type WishContent,
  type WishField,
  type WishQuestion,
} from '@pinjian/contract/matching-wish.ts';
import type { ResumeIntention } from '@pinjian/contract/resume-content.ts';
import { cityByCode, isDictValue, positionCategory } from '#domains/dictionary/index.ts';
import { monthlyPay } from '#domains/position/index.ts';

/** What a person said themselves; a part that is undefined they never touched. */
export type OwnWishes = { readonly [Field in WishField]?: WishContent[Field] | undefined };

/** What a person looks for, with the parts that their resume says for them. */
export interface Wished {
  readonly content: WishContent;
  readonly prefilled: readonly WishField[];
}

const nothing: WishContent = { wishes: [], jobTypes: [], recruitTypes: [], arrival: null };

/** The person's own words where there are any, else what their resume says. */
export function wishedBy(own: OwnWishes, intentions: readonly ResumeIntention[]): Wished {
  const said = wishesOfResume(intentions);
  const content = {
    wishes: own.wishes ?? said.wishes,
    jobTypes: own.jobTypes ?? said.jobTypes,
    recruitTypes: own.recruitTypes ?? said.recruitTypes,
    arrival: own.arrival === undefined ? said.arrival : own.arrival,
  };
  const prefilled = wishFields.filter(
    (field) => own[field] === undefined && !isDeepStrictEqual(said[field], nothing[field]),
  );
  return { content, prefilled };
}

/** dictNums of job_type. */
const fullTime = 1;
const partTime = 2;
const internship = 3;
/** dictNums of salary_cycle (month, year; day, hour) and the kinds of work that are paid that way. */
const typesByCycle: Readonly<Record<number, readonly number[]>> = {
  1: [fullTime],
  5: [fullTime],
  2: [partTime, internship],
  3: [partTime, internship],
};

/** What the intentions of a resume come to as wishes. The cycle of pay tells the kind of work, where pay is named. */
function wishesOfResume(intentions: readonly ResumeIntention[]): WishContent {
  const wishes = intentions.map(wishOf).filter(saysSomething);
  const paid = intentions.filter(({ salary }) => salary.min !== null);
  const jobTypes = [...new Set(paid.flatMap(({ salary }) => typesByCycle[salary.cycle] ?? []))];
  return { ...nothing, wishes: distinct(wishes).slice(0, maxWishes), jobTypes };
}

function wishOf({ position, positionCode, cities, salary }: ResumeIntention): Wish {
  const category = positionCode === null ? undefined : positionCategory(positionCode);
  const codes = cities.flatMap(({ code }) => (code !== null && cityByCode(code) !== undefined ? [code] : []));
  const { min, max, cycle } = salary;
  const pay = monthlyPay({ salaryMin: min, salaryMax: max ?? min, salaryCycle: cycle });
  return {
    ...emptyWish(),
    positionCode: category?.id ?? null,
    position: position === '' ? (category?.name ?? '') : position,
    cityCodes: [...new Set(codes)].slice(0, maxWishCities),
    salaryMin: pay === null ? null : Math.min(pay.min, maxWishSalary),
  };
}

function saysSomething(wish: Wish): boolean {
  return !isDeepStrictEqual(wish, emptyWish());
}

function distinct(wishes: readonly Wish[]): Wish[] {
  return wishes.filter((wish, index) => wishes.findIndex((other) => isDeepStrictEqual(other, wish)) === index);
}

/** Given parts as they are stored: nothing twice, wishes that say nothing left out, any city instead of some. */
export function settleWishes(given: OwnWishes): OwnWishes {
  const wishes = given.wishes?.map((wish) => ({
    ...wish,
    position: wish.position === '' ? nameOf(wish.positionCode) : wish.position,
    cityCodes: wish.anyCity ? [] : [...new Set(wish.cityCodes)],
  }));
  return {
    wishes: wishes && distinct(wishes.filter(saysSomething)),
    jobTypes: given.jobTypes && [...new Set(given.jobTypes)],
    recruitTypes: given.recruitTypes && [...new Set(given.recruitTypes)],
    arrival: given.arrival,
  };
}

function nameOf(positionCode: string | null): string {
  return positionCode === null ? '' : (positionCategory(positionCode)?.name ?? '');
}

/** What names nothing: nodes of the job tree, cities and values of dictionaries that there are none of. */
export function issuesOfWishes({
  wishes = [],
  jobTypes = [],
  recruitTypes = [],
  arrival = null,
}: OwnWishes): InputIssue[] {
  const issues: InputIssue[] = [];
  const object = (path: string, message: string): void => void issues.push({ path: `content.${path}`, message });
  wishes.forEach(({ positionCode, cityCodes }, index) => {
    if (positionCode !== null && positionCategory(positionCode) === undefined)
      object(`wishes.${index}.positionCode`, '请重新选择职位');
    if (cityCodes.some((code) => cityByCode(code) === undefined)) object(`wishes.${index}.cityCodes`, '请重新选择城市');
  });
  if (jobTypes.some((value) => !isDictValue('job_type', value))) object('jobTypes', '请重新选择工作类型');
  if (recruitTypes.some((value) => !isDictValue('recruit_type', value))) object('recruitTypes', '请重新选择招聘类型');
  if (arrival !== null && !isDictValue('arrival_time', arrival)) object('arrival', '请重新选择到岗时间');
  return issues;
}

/** What answers each question: whoever has said it, on purpose or in their resume, is not asked. */
const answers: Readonly<Record<WishQuestion, (wish: Wish) => boolean>> = {
  position: ({ position }) => position !== '',
  city: ({ cityCodes, anyCity, remote }) => cityCodes.length > 0 || anyCity || remote,
  salary: ({ salaryMin }) => salaryMin !== null,
};

/** The questions of a first visit that are open. @param passed those that were answered or skipped before */
export function openQuestions({ wishes }: WishContent, passed: readonly string[]): WishQuestion[] {
  return wishQuestions.filter((question) => !passed.includes(question) && !wishes.some(answers[question]));
}

interface Answered {
  readonly answered: string[];
  readonly skipped: string[];
}

/**
 * Which questions are over after a save. One that was skipped and is answered later counts as answered; who saves wishes
 * outside the questions has seen them all.
 */
export function questionsAfter(
  { answered, skipped }: Answered,
  saved: { readonly question?: { name: WishQuestion; skipped: boolean } | undefined; readonly hasWishes: boolean },
): Answered {
  const { question, hasWishes } = saved;
  if (question?.skipped === true) {
    const { name } = question;
    return { answered, skipped: answered.includes(name) ? skipped : [...new Set([...skipped, name])] };
  }
  const now: readonly string[] = question !== undefined ? [question.name] : hasWishes ? wishQuestions : [];
  return { answered: [...new Set([...answered, ...now])], skipped: skipped.filter((name) => !now.includes(name)) };
}
