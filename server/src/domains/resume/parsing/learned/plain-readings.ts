import type { Reading } from './judge.ts';
import type { Career } from './read-career.ts';

interface Span {
  readonly start: unknown;
  readonly end: unknown;
  readonly current: unknown;
}

/** The value of a draft's field: what was found, or the field itself. */
export function plainValue(field: unknown): unknown {
  return typeof field === 'object' && field !== null && 'found' in field && 'value' in field ? field.value : field;
}

/** Letters without spaces, wide and narrow alike. */
export function foldText(field: unknown): string {
  const value = plainValue(field);
  return typeof value === 'string' ? value.normalize('NFKC').replaceAll(/\s/gu, '').toLowerCase() : '';
}

/** 2020-01~2021-05, 2020-01~now; ~ where there is none. */
export function spanText({ start, end, current }: Span): string {
  const month = (field: unknown) => {
    const value = plainValue(field);
    return typeof value === 'string' ? value : '';
  };
  return `${month(start)}~${plainValue(current) === true ? 'now' : month(end)}`;
}

/** A degree as its number. */
export function degreeText(field: unknown): string {
  const value = plainValue(field);
  return typeof value === 'number' ? String(value) : '';
}

function fieldOf(draft: unknown, name: string): unknown {
  return typeof draft === 'object' && draft !== null ? Reflect.get(draft, name) : undefined;
}

function spanOf(draft: unknown): string {
  return spanText({ start: fieldOf(draft, 'start'), end: fieldOf(draft, 'end'), current: fieldOf(draft, 'current') });
}

/** A career in plain words, one reading for each school, post and project. */
export function plainReadings({ education, work, projects }: Career): Record<keyof Career, Reading[]> {
  return {
    education: education.map((each) => ({
      main: foldText(fieldOf(each, 'school')),
      second: foldText(fieldOf(each, 'major')),
      third: degreeText(fieldOf(each, 'degree')),
      period: spanOf(each),
    })),
    work: work.flatMap((each) => {
      const roles = fieldOf(each, 'roles');
      return (Array.isArray(roles) ? (roles as readonly unknown[]) : []).map((role) => ({
        main: foldText(fieldOf(each, 'company')),
        second: foldText(fieldOf(role, 'title')),
        third: foldText(fieldOf(role, 'department')),
        period: spanOf(role),
      }));
    }),
    projects: projects.map((each) => ({
      main: foldText(fieldOf(each, 'name')),
      second: foldText(fieldOf(each, 'role')),
      third: '',
      period: spanOf(each),
    })),
  };
}
