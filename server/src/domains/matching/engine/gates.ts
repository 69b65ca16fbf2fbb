import type { Gate, GateName } from '@pinjian/contract/matching-match.ts';
import { cityByCode, dictLabel } from '#domains/dictionary/index.ts';
import type { PositionFacts } from '../facts/position-facts.ts';
import { degreeStep } from '../facts/read-studies.ts';
import type { TalentFacts, TalentWish } from '../facts/talent-facts.ts';
import { commutingAreas } from './data/commuting.ts';
import { easyCertificates } from './data/licensed-trades.ts';
import { weights } from './data/weights.ts';
import { experienceMonths, monthsAsked, stages } from './read-condition.ts';
import { monthsText } from './recency.ts';
import type { ReadDemand } from './read-requirements.ts';

/** How a position's city suits a person. */
export type CityFit = 'wished' | 'anyCity' | 'remote' | 'home' | 'commuting' | 'unknown' | 'elsewhere';

/** A city wished for beats the one lived in; whoever wishes for none commutes. */
export function cityFit(position: PositionFacts, talent: TalentFacts, wish: TalentWish | null): CityFit {
  const { cityCode, remote } = position;
  if (cityCode !== null && wish?.cityCodes.includes(cityCode) === true) return 'wished';
  if (remote) return 'remote';
  if (wish?.anyCity === true) return 'anyCity';
  if (cityCode === null) return 'unknown';
  if (wish !== null && wish.cityCodes.length > 0) return 'elsewhere';
  // A wish for nothing but work from home.
  if (wish?.remote === true) return 'elsewhere';
  if (talent.cityCode === null) return 'unknown';
  if (talent.cityCode === cityCode) return 'home';
  return isCommuting(talent.cityCode, cityCode) ? 'commuting' : 'elsewhere';
}

function isCommuting(one: string, other: string): boolean {
  const [from, to] = [cityByCode(one)?.name ?? '', cityByCode(other)?.name ?? ''];
  return commutingAreas.some((area) => area.includes(from) && area.includes(to));
}

/** What is asked of a person and a position, in the eyes of the gates. */
export interface Pair {
  readonly position: PositionFacts;
  readonly talent: TalentFacts;
  readonly wish: TalentWish | null;
  readonly city: CityFit;
  readonly demands: readonly ReadDemand[];
}

type Answer = readonly [open: boolean, text: string];
type Asked = (pair: Pair) => Answer;

const nameOf = (code: string | null): string => (code === null ? '' : (cityByCode(code)?.name ?? ''));

const cityTexts: Readonly<Record<Exclude<CityFit, 'elsewhere'>, string>> = {
  wished: '工作城市在期望城市之内',
  anyCity: '期望中不限城市',
  remote: '职位可以远程办公',
  home: '工作城市就是所在城市',
  commuting: '工作城市与所在城市可以通勤',
  unknown: '没有写明城市，不作限制',
};

function askCity({ position, talent, wish, city }: Pair): Answer {
  if (city !== 'elsewhere') return [true, cityTexts[city]];
  const wished = (wish?.cityCodes ?? [])
    .map(nameOf)
    .filter((name) => name !== '')
    .join('、');
  const where = wished === '' ? `所在城市是${nameOf(talent.cityCode)}` : `期望城市是${wished}`;
  const place = wished === '' && wish?.remote === true ? '期望远程办公' : where;
  return [false, `职位在${nameOf(position.cityCode)}，${place}`];
}

/** Certificates and licences can be checked; skills cannot, and are never a gate. */
function askCertificates({ demands, talent }: Pair): Answer {
  if (talent.wishesAlone === true) return [true, '还没有简历，不作限制'];
  const missing = demands.filter(
    ({ demand, reading }) =>
      demand.what === 'certificate' &&
      demand.kind === 'must' &&
      reading.strength === 0 &&
      demand.options.every(({ code }) => code !== null && !easyCertificates.has(code)),
  );
  if (missing.length === 0) return [true, '没有缺少必须的证书'];
  return [false, `职位要求${missing.map(({ demand }) => demand.words).join('、')}，简历中没有找到`];
}

function askEducation({ position: { education }, talent: { degree } }: Pair): Answer {
  if (education === null || education.kind === 'nice') return [true, '学历没有硬性要求'];
  if (degree === null) return [true, '简历没有写学历，不作限制'];
  const label = dictLabel('education', degree) ?? '';
  if (degreeStep(degree) >= degreeStep(education.num)) return [true, `学历${label}，符合要求`];
  return [false, `职位要求${education.words}，学历是${label}`];
}

function askExperience({ position: { experience }, talent }: Pair): Answer {
  if (experience === null || experience.kind === 'nice') return [true, '经验没有硬性要求'];
  if (talent.wishesAlone === true) return [true, '还没有简历，不作限制'];
  const asked = monthsAsked(experience);
  if (asked === null) return askStage(experience.num, talent);
  if (talent.employedMonths === 0 && talent.roles.some(({ source, when }) => source === 'work' && when === null))
    return [true, '工作经历没有写时间，不作限制'];
  const months = experienceMonths(talent, asked.min);
  if (months + weights.experienceGrace >= asked.min) return [true, '工作年限符合要求'];
  const have = months === 0 ? '还没有工作经验' : `工作经验 ${monthsText(months)}`;
  return [false, `职位要求${experience.words}，${have}`];
}

function askStage(num: number, { isStudent, isFresh }: TalentFacts): Answer {
  if (num === stages.student) return isStudent ? [true, '在校，符合要求'] : [false, '职位面向在校生，已经毕业'];
  if (num === stages.graduate && !isFresh) return [false, '职位面向应届生，已经毕业并工作'];
  return [true, '应届，符合要求'];
}

function askSalary({ position: { pay }, wish }: Pair): Answer {
  if (pay === null || wish === null || wish.floor === null) return [true, '薪资没有写明，可以面谈'];
  return pay.max >= wish.floor ? [true, '薪资达到期望'] : [false, '职位薪资上限低于期望薪资'];
}

/** Neither at school nor just out of it, as their resume says. */
export function isExperienced(talent: TalentFacts): boolean {
  return talent.wishesAlone !== true && !talent.isFresh;
}

/** dictNums of job_type and recruit_type. */
export const internshipJob = 3;
export const campusRecruiting: readonly number[] = [2, 3];

function askJobType({ position: { jobType }, talent }: Pair): Answer {
  const label = jobType === null ? '' : (dictLabel('job_type', jobType) ?? '');
  if (jobType === null || talent.jobTypes.includes(jobType)) return [true, '工作类型符合期望'];
  if (talent.jobTypes.length > 0) return [false, `职位是${label}，不在期望的工作类型之内`];
  if (jobType === internshipJob && isExperienced(talent)) return [false, '职位是实习，已经工作'];
  return [true, '没有限定工作类型'];
}

function askRecruitType({ position: { recruitType }, talent }: Pair): Answer {
  if (recruitType === null) return [true, '没有限定招聘类型'];
  const label = dictLabel('recruit_type', recruitType) ?? '';
  if (campusRecruiting.includes(recruitType) && isExperienced(talent))
    return [false, `职位是${label}，面向在校生和应届生`];
  if (talent.recruitTypes.length > 0 && !talent.recruitTypes.includes(recruitType))
    return [false, `职位是${label}，不在期望的招聘类型之内`];
  return [true, '招聘类型符合期望'];
}

/** dictNum of job_hunting_status: 在职-暂不考虑. */
const notLooking = 4;

const asked: Readonly<Record<GateName, Asked>> = {
  city: askCity,
  certificate: askCertificates,
  education: askEducation,
  experience: askExperience,
  salary: askSalary,
  jobType: askJobType,
  recruitType: askRecruitType,
  jobStatus: ({ talent }) =>
    talent.jobStatus === notLooking ? [false, '目前在职，暂不考虑机会'] : [true, '求职状态开放'],
  employer: ({ position, talent }) =>
    talent.employerCompanyIds.includes(position.companyId)
      ? [false, '目前就在这家公司或它的关联公司工作']
      : [true, '不是目前的公司'],
  block: ({ position, talent }) =>
    talent.blockedCompanyIds.includes(position.companyId) ? [false, '已经屏蔽这家公司'] : [true, '没有屏蔽'],
  visibility: ({ talent }) => (talent.findable ? [true, '同意被企业找到'] : [false, '没有同意被企业找到']),
};

const order = Object.keys(asked) as GateName[];

/** Every gate with the sentence that says why it is open or closed. */
export function askGates(pair: Pair): Gate[] {
  return order.map((gate) => {
    const [open, text] = asked[gate](pair);
    return { gate, open, text };
  });
}

/** Closed towards the employer only: a seeker looks for positions whether or not they may be found. */
const employersGates: ReadonlySet<GateName> = new Set(['visibility', 'jobStatus']);

/** Whether a match may be shown to that side, or counted for it. */
export function isOpenTo(side: 'seeker' | 'employer', gates: readonly Gate[]): boolean {
  return gates.every(({ gate, open }) => open || (side === 'seeker' && employersGates.has(gate)));
}
