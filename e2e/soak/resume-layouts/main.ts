import { parseArgs } from 'node:util';
import { generate } from './generate.ts';

/** `main.ts --seed N --count M --out DIR`: resumes of random layout with their truths. */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string' }, out: { type: 'string' } },
});
const [seed, count] = [Number(values.seed), Number(values.count)];
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(count) || count < 1 || values.out === undefined) {
  throw new Error('usage: main.ts --seed N --count M --out DIR');
}
const made = await generate(seed, count, values.out);
console.log(`${made.length} resumes in ${values.out}`);
