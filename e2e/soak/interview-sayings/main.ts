import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { drawFrom } from '../resume-layouts/draw.ts';
import { learn } from './learn.ts';
import { authoredLessons, labelledSayings, lessonOf } from './sayings.ts';

/**
 * `main.ts --out FILE`: learns from the sayings in this folder, the answers that try the scoring, and the labelled
 * sayings for tuning what the interviewer makes of a turn. The same sayings give the same weights.
 */
const { values } = parseArgs({ options: { out: { type: 'string' } } });
if (values.out === undefined) throw new Error('usage: main.ts --out FILE');
const tuning = labelledSayings('sayings-tuning').map(lessonOf);
await writeFile(values.out, learn(drawFrom(6), [...authoredLessons(drawFrom(5), 1), ...tuning, ...tuning]));
