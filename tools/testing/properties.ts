import fc from 'fast-check';

/**
 * Before every test file: what properties are tried on. The gate tries the same values each time, so that it is red
 * for what changed and not for the day; `npm run soak` names other seeds, and many of them.
 */
const given = process.env['PINJIAN_TEST_SEED'];
/** How many values a test is to try that counts them itself; set for one test file at a time. */
const runs = process.env['PINJIAN_TEST_RUNS'];
/** How long a test goes on that goes by the clock; set for one test file at a time. */
const seconds = process.env['PINJIAN_TEST_SECONDS'];
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: given === undefined ? 20_261_120 : Number(given),
  ...(runs === undefined ? {} : { numRuns: Number(runs) }),
  ...(seconds === undefined ? {} : { interruptAfterTimeLimit: Number(seconds) * 1000 }),
});
