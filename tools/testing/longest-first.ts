import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, longest first. Begun last, one of them leaves the other workers idle until it ends; vitest
 * itself only knows how long a file took when it has run here before, and on a fresh clone it has not.
 */
const longest = [
  'e2e/every-screen.test.ts',
  'e2e/from-sign-in-to-report.test.ts',
  'e2e/error-catalogue.test.ts',
  'e2e/an-account-is-kept-safe.test.ts',
  'e2e/a-seeker-proves-their-name.test.ts',
  'server/src/domains/resume/parsing/samples.test.ts',
  'server/src/domains/resume/parsing/read-in-thread.test.ts',
  'server/src/domains/resume/export/export.test.ts',
  'server/src/data-care/data-care.test.ts',
  'server/src/personal-data/restore.test.ts',
  'server/src/platform/db/embedded/start.test.ts',
  'server/src/platform/db/embedded/survive.test.ts',
  'tools/run.test.ts',
];

/** Vitest's own order, with the longest files before all others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
      return at === -1 ? longest.length : at;
    };
    // oxlint-disable-next-line unicorn/no-array-sort -- not an array's, but the sequencer's
    const ordered = await super.sort(files);
    // A stable sort: the others stay as vitest ordered them.
    return ordered.toSorted((one, other) => rank(one) - rank(other));
  }
}
