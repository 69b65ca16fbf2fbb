import type { InputIssue } from '@pinjian/contract/envelope.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { cityByCode, industryByCode, isDictValue } from '#domains/dictionary/index.ts';
import { Refusal } from '#platform/core/refusal.ts';

/** What a company says of itself by choosing from a list; what is not given is not looked at. */
export interface Facts {
  readonly industry?: string | undefined;
  readonly staffSize?: number | undefined;
  readonly financingStage?: number | null | undefined;
  readonly companyType?: number | null | undefined;
  readonly city?: string | undefined;
  readonly foundedYear?: number | null | undefined;
}

/** What is wrong with facts: choices that no list has, a year still to come. `year` is the present one. */
export function objectToFacts(facts: Facts, year: number): InputIssue[] {
  const { industry, staffSize, financingStage, companyType, city, foundedYear } = facts;
  const checks: [wrong: boolean, path: keyof Facts, message: string][] = [
    [industry !== undefined && !isLeaf(industry), 'industry', '请选择所属行业'],
    [isUnknown('staff_size', staffSize), 'staffSize', '请选择公司规模'],
    [isUnknown('financing_stage', financingStage), 'financingStage', '请选择融资阶段'],
    [isUnknown('company_type', companyType), 'companyType', '请选择公司性质'],
    [city !== undefined && cityByCode(city) === undefined, 'city', '请选择所在城市'],
    [(foundedYear ?? 0) > year, 'foundedYear', '成立年份不能晚于今年'],
  ];
  return checks.flatMap(([wrong, path, message]) => (wrong ? [{ path, message }] : []));
}

function isLeaf(industry: string): boolean {
  const found = industryByCode(industry);
  return found !== undefined && found.code !== found.top;
}

function isUnknown(type: 'staff_size' | 'financing_stage' | 'company_type', value: number | null | undefined): boolean {
  return value !== undefined && value !== null && !isDictValue(type, value);
}

/** A web address as a link of ours may bear it: http or https, a name with a dot, no credentials; null for any other. */
export function webAddress(text: string): string | null {
  const candidate = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  return url.hostname.includes('.') && url.username === '' && url.password === '' ? url.href : null;
}

/** @throws Refusal 40001 naming the fields, when there is anything to object to. */
export function refuseIssues(issues: readonly InputIssue[]): void {
  const [first] = issues;
  if (first !== undefined) throw new Refusal(errors.invalidInput, { message: first.message, data: issues });
}
