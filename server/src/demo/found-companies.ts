import { createCompany, submitVerification, updateCompany, uploadCompanyFile } from '@pinjian/contract/company.ts';
import type { CompanyRole } from '@pinjian/contract/reading.ts';
import { isCreditCode } from '#domains/company/index.ts';
import { joinCompany } from '#domains/account/index.ts';
import { accountOf } from './accounts.ts';
import { call } from './call.ts';
import { admitEmployer, asMember, type Member } from './cast.ts';
import type { Chance } from './chance.ts';
import { demoCompanies, type DemoCompany } from './data/companies.ts';
import { benefits } from './data/phrases.ts';
import { familyNames, givenNames } from './data/names.ts';
import { drawLicence, drawLogo } from './logo.ts';
import { phoneOfOwner } from './plan.ts';
import type { Stage } from './stage.ts';
import { placeOf } from './writing/places.ts';

/** A company with somebody who acts for it. */
export interface Founded {
  readonly company: DemoCompany;
  readonly owner: Member;
  /** Who moves its candidates: the owner, and in one company a recruiter too. */
  readonly members: readonly Member[];
  /** Who interviews: the owner, and in one company somebody who does nothing else. */
  readonly interviewer: Member;
}

const day = 86_400_000;

/** How the owners of companies are reached, and the companies' credit codes: by their number. */
export interface Register {
  phone(index: number): string;
  creditCode(index: number): string;
  /** A recruiter beside the owner of the first; null for none. */
  readonly recruiter: string | null;
  /** An interviewer of the same company; null for none. */
  readonly interviewer: string | null;
}

const worldRegister: Register = {
  phone: phoneOfOwner,
  creditCode: (index) => creditCodeOf(99, index),
  recruiter: accountOf('recruiter').phone,
  interviewer: accountOf('interviewer').phone,
};

/** Founds the first `count` companies some sixty days ago; each is verified the day after, as the licence check answers. */
export async function* foundCompanies(
  stage: Stage,
  chance: Chance,
  count: number,
  register = worldRegister,
): AsyncGenerator<Founded> {
  for (const [index, company] of demoCompanies.slice(0, count).entries()) {
    stage.turnTo(new Date(stage.today.getTime() - (60 - chance.next() * 2) * day));
    const owner = await found(stage, chance, company, register.phone(index), register.creditCode(index));
    stage.advance(0.4 * day);
    await stage.settle();
    const colleagues = index > 0 ? noColleagues : await addColleagues(stage, chance, owner, register);
    yield {
      company,
      owner,
      members: [owner, ...colleagues.movers],
      interviewer: colleagues.interviewer ?? owner,
    };
  }
}

async function found(
  stage: Stage,
  chance: Chance,
  company: DemoCompany,
  phone: string,
  creditCode: string,
): Promise<Member> {
  const employer = await admitEmployer(stage, phone, chance.pick(familyNames) + chance.pick(givenNames));
  const { name, industry, size: staffSize, city } = company;
  const { companyId } = await call(stage.as(employer), createCompany, { name, creditCode, industry, staffSize, city });
  const owner = asMember(employer, companyId, 'owner');
  const ctx = stage.as(owner);
  stage.advance(1_800_000);
  const logo = await call(ctx, uploadCompanyFile, { file: drawLogo(company.short, chance) });
  await call(ctx, updateCompany, {
    shortName: company.short,
    financingStage: company.stage,
    companyType: company.type,
    address: chance.fill(`${placeOf(city).name}市{新城|高新|滨湖|河东|云谷}区{科苑|学士|望江|福民}路{8-260}号`),
    introduction: company.introduction,
    benefits: ['五险一金', ...chance.sample(benefits, 5)],
    foundedYear: company.founded,
    logoFileId: logo.fileId,
  });
  const licence = await call(ctx, uploadCompanyFile, { file: drawLicence() });
  await call(ctx, submitVerification, { companyName: name, creditCode, licenceFileId: licence.fileId });
  return owner;
}

interface Colleagues {
  readonly movers: readonly Member[];
  readonly interviewer: Member | null;
}

const noColleagues: Colleagues = { movers: [], interviewer: null };

/** Who works beside the owner of the first company: those who move its candidates, and one who interviews them. */
async function addColleagues(
  stage: Stage,
  chance: Chance,
  { companyId }: Member,
  { recruiter, interviewer }: Register,
): Promise<Colleagues> {
  const movers: Member[] = [];
  if (recruiter !== null) {
    stage.advance(0.3 * day);
    const name = chance.pick(familyNames) + chance.pick(givenNames);
    movers.push(await addColleague(stage, companyId, { phone: recruiter, name, role: 'recruiter' }));
  }
  if (interviewer === null) return { movers, interviewer: null };
  const person = { phone: interviewer, name: '温书言', role: 'interviewer' as const };
  return { movers, interviewer: await addColleague(stage, companyId, person) };
}

async function addColleague(
  stage: Stage,
  companyId: string,
  { phone, name, role }: { readonly phone: string; readonly name: string; readonly role: CompanyRole },
): Promise<Member> {
  const employer = await admitEmployer(stage, phone, name);
  const { userId } = employer;
  await stage.as(employer).transaction((tx) => joinCompany(tx, { userId, companyId, role, companyStatus: 1 }));
  return asMember(employer, companyId, role);
}

/** A company that has handed in its licence and waits: nobody has decided. */
export async function foundUnverified(stage: Stage, chance: Chance): Promise<void> {
  stage.turnTo(new Date(stage.today.getTime() - 0.2 * day));
  const company: DemoCompany = {
    short: '云杉里',
    name: '贵阳云杉里食品有限公司',
    sector: 'retail',
    industry: '900405',
    city: '101260100',
    size: 2,
    stage: 8,
    type: 1,
    founded: 2021,
    introduction: '做米粉和蘸水，门店六家，今年想把线上也做起来。',
  };
  await found(stage, chance, company, accountOf('unverified').phone, creditCodeOf(99, demoCompanies.length));
}

/** A credit code with the right check character; its region (99) is none, so that nobody bears it. */
export function creditCodeOf(run: number, number: number): string {
  const start = `919999${String(run).padStart(2, '0')}MADEMD${String(number).padStart(3, '0')}`;
  const check = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].find((each) => isCreditCode(start + each));
  if (check === undefined) throw new Error('every start has its check character');
  return start + check;
}
