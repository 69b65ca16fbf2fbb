import { skillByName } from '#domains/dictionary/index.ts';
import type { InterviewRequirement } from '@pinjian/contract/interview-material.ts';
import { questionsOf } from '../bank/bank.ts';
import { directionOf, type DirectionId } from '../bank/directions.ts';
import type { BankQuestion, Difficulty } from '../bank/question.ts';
import { suitingRole } from '../bank/role.ts';
import type { Plan, PlannedQuestion } from '../engine/plan.ts';
import type { Material } from '../conductor.ts';
import { budgetFor } from '../rules.ts';
import { fold } from '../scoring/fold.ts';
import { requirementQuestion, skillQuestions } from './generated-questions.ts';
import { askableOf, plannedOwnQuestion } from './own-question.ts';
import { openingQuestion, resumeQuestions } from './resume-questions.ts';
import { seededOrder } from './seeded.ts';

/**
 * Plans an interview by rules: an opening about the person's own work, a question for every must-have as far as the
 * budget goes, the direction's questions from easy to hard, behavioural ones for what is not covered yet. Families
 * rotate with the seed. What found no room is reported as not covered.
 */
export function planByRules(material: Material): Plan {
  const { setup } = material;
  const budget = budgetFor(material.kind, material.difficulty, setup?.length);
  const requirements = material.position?.requirements ?? [];
  const picker = new Picker(material, requirements, budget.questions);
  if (material.kind === 'resume') picker.addResume(budget.questions - 1);
  else if (material.kind === 'skill') picker.addSkill();
  else picker.addOpening();
  picker.addOwn(budget.questions - leastOthers);
  picker.addRequirements('must', material.kind === 'resume' ? 2 : budget.questions - 2);
  picker.addDirection(budget.questions - 1);
  picker.addRequirements('nice', budget.questions - 1);
  picker.addBehavioural();
  return {
    kind: material.kind,
    subject: subjectOf(material),
    companyName: material.position?.companyName ?? '',
    questions: picker.inOrder(),
    requirements: [...requirements],
    budget,
    ...(setup === undefined ? {} : { aiUse: setup.aiUse }),
    seed: material.seed,
  };
}

/** Questions that the company's own leave room for: the opening, and must-haves that none of them speaks to. */
const leastOthers = 3;

/** How much more a competency weighs that the company wants looked at most. */
const emphasised = 1.5;

/** What the interview is about, as it is spoken. */
function subjectOf({ kind, position, skill }: Material): string {
  if (kind === 'skill') return `“${skill ?? ''}”技能`;
  if (kind === 'resume') return position === null ? '简历' : `“${position.title}”职位的简历`;
  const title = position?.title ?? '';
  return kind === 'simulate' ? `“${title}”模拟` : `“${title}”职位`;
}

class Picker {
  readonly #material: Material;
  readonly #requirements: readonly InterviewRequirement[];
  readonly #limit: number;
  readonly #direction: DirectionId | null;
  readonly #chosen: PlannedQuestion[] = [];

  constructor(material: Material, requirements: readonly InterviewRequirement[], limit: number) {
    this.#material = material;
    this.#requirements = requirements;
    this.#limit = limit;
    const { position, skill } = material;
    this.#direction = position === null ? directionOfSkill(skill) : directionOf(position);
  }

  /** The first question is about something the person knows best. */
  addOpening(): void {
    const { resume, seed } = this.#material;
    const own = resume === null ? null : openingQuestion(resume, seed);
    const opening = own ?? planned(this.#achievement());
    this.#add({ ...opening, difficulty: 'easy', weight: 0.7 });
  }

  /** The company's own questions, as many as fit, in another order for another person. */
  addOwn(most: number): void {
    const own = askableOf(this.#material.setup?.questions ?? []);
    for (const question of seededOrder(own, this.#material.seed, (each) => each.questionId))
      if (this.#chosen.length < most) this.#add(plannedOwnQuestion(question));
  }

  addResume(most: number): void {
    const { resume, seed } = this.#material;
    for (const question of resume === null ? [] : resumeQuestions(resume, seed)) {
      if (this.#chosen.length < most) this.#add(question);
    }
  }

  addSkill(): void {
    const { skill } = this.#material;
    if (skill === null) return;
    for (const question of skillQuestions(skill)) this.#add(question);
    const known = this.#shuffled(questionsOf(this.#direction ?? 'behavioural')).filter((each) => speaksTo(each, skill));
    for (const question of known) if (this.#chosen.length < this.#limit - 1) this.#add(planned(question));
  }

  /** A question for each requirement that none chosen so far aims at: from the bank where it speaks of the skill. */
  addRequirements(kind: InterviewRequirement['kind'], most: number): void {
    const candidates = [
      ...this.#ofTrade(this.#direction ?? 'behavioural'),
      ...this.#shuffled(questionsOf('behavioural')),
    ];
    this.#requirements.forEach((requirement, index) => {
      const covered = this.#chosen.some((each) => each.requirements.includes(index));
      if (requirement.kind !== kind || covered || this.#chosen.length >= most) return;
      const fromBank = candidates.find((each) => speaksTo(each, requirement.skill) && this.#isNew(each.family));
      this.#add(fromBank === undefined ? requirementQuestion(requirement, index) : this.#tied(fromBank, index));
    });
  }

  /** A question of the bank asked for the sake of a requirement says so, and takes along one more that fits. */
  #tied(question: BankQuestion, index: number): PlannedQuestion {
    const aims = this.#requirements.flatMap((each, at) => {
      const open = at !== index && !this.#chosen.some((chosen) => chosen.requirements.includes(at));
      return open && speaksTo(question, each.skill) ? [at] : [];
    });
    const requirements = [index, ...aims.slice(0, 1)];
    const skills = requirements
      .flatMap((at) => this.#requirements[at]?.skill ?? [])
      .filter((skill) => !fold(question.text).includes(fold(skill)));
    const hint = skills.length === 0 ? '' : `可以的话，请结合您在${skills.join('、')}方面的经历来讲。`;
    return { ...planned(question), requirements, text: `${question.text}${hint}` };
  }

  addDirection(most: number): void {
    if (this.#direction === null) return;
    const candidates = this.#ofTrade(this.#direction).filter((each) =>
      fits(each.difficulty, this.#material.difficulty),
    );
    for (const question of this.#varied(candidates)) {
      if (this.#chosen.length < most) this.#add(planned(question));
    }
  }

  /** At least one, for a competency that nothing asks for yet. */
  addBehavioural(): void {
    const fitting = questionsOf('behavioural').filter((each) => fits(each.difficulty, this.#material.difficulty));
    for (const question of this.#varied(this.#shuffled(fitting))) {
      if (this.#chosen.length < this.#limit) this.#add({ ...planned(question), weight: 0.9 });
    }
  }

  /** The opening first, then from easy to hard. */
  inOrder(): PlannedQuestion[] {
    const rank: Readonly<Record<Difficulty, number>> = { easy: 0, medium: 1, hard: 2 };
    const [opening, ...rest] = this.#chosen.map((each) => this.#weighed(each));
    return opening === undefined ? [] : [opening, ...rest.toSorted((a, b) => rank[a.difficulty] - rank[b.difficulty])];
  }

  /** What the company looks at most weighs more. */
  #weighed(question: PlannedQuestion): PlannedQuestion {
    const weighsMore = this.#material.setup?.emphasis.includes(question.competency) === true;
    return weighsMore ? { ...question, weight: question.weight * emphasised } : question;
  }

  #add(question: PlannedQuestion): void {
    if (this.#isNew(question.family)) this.#chosen.push(question);
  }

  #isNew(family: string): boolean {
    return !this.#chosen.some((each) => each.family === family);
  }

  /** The direction's questions that suit the post or the skill, those for its own trade first. */
  #ofTrade(direction: DirectionId): BankQuestion[] {
    const { position, skill } = this.#material;
    const title = position === null ? (skill ?? '') : `${position.title} ${position.categoryName}`;
    return suitingRole(this.#shuffled(questionsOf(direction)), title);
  }

  /** In another order with another seed. */
  #shuffled(questions: readonly BankQuestion[]): BankQuestion[] {
    return seededOrder(questions, this.#material.seed, (each) => each.id);
  }

  /** An opening for whoever has no resume: something they are proud of. */
  #achievement(): BankQuestion {
    const family = questionsOf('behavioural').filter((each) => each.family === 'behavioural.achievement');
    const [found] = this.#shuffled(family);
    if (found === undefined) throw new Error('the bank has no opening question');
    return found;
  }

  /** Those first whose competency nothing asks for yet, what the company looks at most before the rest. */
  #varied(questions: readonly BankQuestion[]): BankQuestion[] {
    const asked = new Set(this.#chosen.map((each) => each.competency));
    const wanted: BankQuestion[] = [];
    const fresh: BankQuestion[] = [];
    const again: BankQuestion[] = [];
    for (const question of questions) {
      const isWanted = this.#material.setup?.emphasis.includes(question.competency) === true;
      (asked.has(question.competency) ? again : isWanted ? wanted : fresh).push(question);
      asked.add(question.competency);
    }
    return [...wanted, ...fresh, ...again];
  }
}

const weights: Readonly<Record<Difficulty, number>> = { easy: 0.8, medium: 1, hard: 1.2 };

/** A question of the bank, aimed at no requirement in particular. */
function planned(question: BankQuestion): PlannedQuestion {
  const { directions: _directions, roles: _roles, skills: _skills, ...rest } = question;
  return { ...rest, source: 'bank', requirements: [], weight: weights[question.difficulty] };
}

/** Whether a question gives evidence of a skill, under any of its spellings. */
function speaksTo(question: BankQuestion, skill: string): boolean {
  const id = skillByName(skill)?.id;
  return question.skills.some(
    (each) => fold(each) === fold(skill) || (id !== undefined && skillByName(each)?.id === id),
  );
}

/** An easy practice has no hard questions, a hard one no easy ones. */
function fits(difficulty: Difficulty, wished: Material['difficulty']): boolean {
  if (wished === 'easy') return difficulty !== 'hard';
  return wished === 'hard' ? difficulty !== 'easy' : true;
}

function directionOfSkill(skill: string | null): DirectionId | null {
  if (skill === null) return null;
  const known = skillByName(skill);
  return directionOf({ categoryCode: known?.directions[0] ?? null, categoryName: '', title: skill });
}
