import { keysOf } from '#lib/query-key.ts';

const key = keysOf('dictionary');

export const dictionaryKeys = {
  startUpLabels: key('labels'),
  labels: <T>(types: readonly T[]) => key('labels', ...types),
  cities: key('cities'),
  cityTree: key('cityTree'),
  industryTree: key('industryTree'),
  jobTree: key('jobTree'),
  districts: (cityCode: string | null) => key('districts', cityCode),
  skills: <C>(q: string, categoryId: C) => key('skills', q, categoryId),
  schools: (q: string) => key('schools', q),
  majors: (q: string) => key('majors', q),
};
