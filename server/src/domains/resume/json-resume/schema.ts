import * as z from 'zod/mini';

/*
 * JSON Resume 1.0.0 (jsonresume.org) as its schema has it: every part may be missing, whatever else stands beside them is
 * allowed, times are of a year, a month or a day.
 */

const text = z.string();
const address = z.url();
const time = z
  .string()
  .check(z.regex(/^[12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, 'no time of JSON Resume'));
const list = z.array(text);
const period = { startDate: z.optional(time), endDate: z.optional(time) };

const location = z.looseObject({
  address: z.optional(text),
  postalCode: z.optional(text),
  city: z.optional(text),
  countryCode: z.optional(text),
  region: z.optional(text),
});

const profile = z.looseObject({ network: z.optional(text), username: z.optional(text), url: z.optional(address) });

const basics = z.looseObject({
  name: z.optional(text),
  label: z.optional(text),
  image: z.optional(text),
  email: z.optional(z.email()),
  phone: z.optional(text),
  url: z.optional(address),
  summary: z.optional(text),
  location: z.optional(location),
  profiles: z.optional(z.array(profile)),
});

const work = z.looseObject({
  name: z.optional(text),
  location: z.optional(text),
  description: z.optional(text),
  position: z.optional(text),
  url: z.optional(address),
  ...period,
  summary: z.optional(text),
  highlights: z.optional(list),
});

const education = z.looseObject({
  institution: z.optional(text),
  url: z.optional(address),
  area: z.optional(text),
  studyType: z.optional(text),
  ...period,
  score: z.optional(text),
  courses: z.optional(list),
});

const project = z.looseObject({
  name: z.optional(text),
  description: z.optional(text),
  highlights: z.optional(list),
  keywords: z.optional(list),
  ...period,
  url: z.optional(address),
  roles: z.optional(list),
  entity: z.optional(text),
  type: z.optional(text),
});

export const jsonResume = z.looseObject({
  $schema: z.optional(address),
  basics: z.optional(basics),
  work: z.optional(z.array(work)),
  volunteer: z.optional(z.array(z.looseObject({ position: z.optional(text), ...period }))),
  education: z.optional(z.array(education)),
  awards: z.optional(z.array(z.looseObject({ title: z.optional(text), date: z.optional(time) }))),
  certificates: z.optional(z.array(z.looseObject({ name: z.optional(text), date: z.optional(time) }))),
  publications: z.optional(z.array(z.looseObject({ name: z.optional(text), releaseDate: z.optional(time) }))),
  skills: z.optional(
    z.array(z.looseObject({ name: z.optional(text), level: z.optional(text), keywords: z.optional(list) })),
  ),
  languages: z.optional(z.array(z.looseObject({ language: z.optional(text), fluency: z.optional(text) }))),
  interests: z.optional(z.array(z.looseObject({ name: z.optional(text), keywords: z.optional(list) }))),
  references: z.optional(z.array(z.looseObject({ name: z.optional(text), reference: z.optional(text) }))),
  projects: z.optional(z.array(project)),
  meta: z.optional(
    z.looseObject({ canonical: z.optional(address), version: z.optional(text), lastModified: z.optional(text) }),
  ),
});
export type JsonResume = z.output<typeof jsonResume>;

/** The parts by which a file is told to be one. */
export const jsonResumeParts = [
  'basics',
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
] as const satisfies readonly (keyof typeof jsonResume.shape)[];

/** Where our own content travels inside `meta`: what JSON Resume has no place for comes back by it. */
export const ownPart = 'x-pinjian';

/** A section under a heading of the person's own, which JSON Resume has no part for. */
export const ownSections = 'x-sections';
/** Of a post, beside its title. */
export const ownDepartment = 'x-department';
