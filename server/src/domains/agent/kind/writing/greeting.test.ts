import { describe, expect, it } from 'vitest';
import { tones } from '@pinjian/contract/agent-slip.ts';
import type { Match } from '@pinjian/contract/matching-match.ts';
import { writtenPairs } from '#testing/written-pairs.ts';
import { findUnsupported } from '../../honesty/find-unsupported.ts';
import { greet } from './greeting.ts';

/** Every string of a resume but how to reach its owner: written apart from the product's own list of passages. */
function saidIn(content: object): string[] {
  const found: string[] = [];
  const walk = (node: unknown, path: string): void => {
    if (typeof node === 'string' && !/basics\.(?:name|phone|email|links)/u.test(path)) found.push(node);
    else if (typeof node === 'object' && node !== null)
      for (const [key, value] of Object.entries(node)) walk(value, `${path}.${key}`);
  };
  walk(content, '');
  return found;
}

const pairs = writtenPairs(60, 6);
const mayState = ['两周内可以到岗', '可以接受偶尔出差'];

describe('a greeting', () => {
  it('states nothing but what resume, position and slip say, for everybody and every position', () => {
    let quoted = 0;
    let longest = 0;
    for (const { resume, positions } of pairs)
      for (const { position, match } of positions)
        for (const tone of tones) {
          const greeted = greet({
            position: { title: position.title, companyName: position.company.name },
            match,
            content: resume,
            slip: { tone, mayState },
          });
          const asked = match.requirements.map(({ words }) => words);
          const sources = [...saidIn(resume), position.title, ...asked, ...mayState];
          const added = findUnsupported(greeted.words, sources);
          expect({ words: greeted.words, added }).toEqual({ words: greeted.words, added: [] });
          for (const { source, quote } of greeted.evidence.filter(({ claim }) => claim !== '最近的经历')) {
            const where = source === 'slip' ? mayState : saidIn(resume);
            expect(where.filter((text) => text.includes(quote))).not.toEqual([]);
            expect(greeted.words).toContain(quote);
          }
          expect(greeted.words).not.toContain(resume.basics.phone);
          longest = Math.max(longest, greeted.words.length);
          quoted += greeted.evidence.filter(({ source }) => source === 'resume').length - 1;
        }
    // It says something: for each position one passage at least, on the average.
    expect(quoted).toBeGreaterThan(pairs.length * 6 * tones.length);
    expect(longest).toBeLessThanOrEqual(400);
  });

  it('leaves a passage out that no source has', () => {
    const pair = pairs.find(({ positions }) =>
      positions.some(({ match }) => match.requirements.some(({ result }) => result === 'met')),
    );
    const chosen = pair?.positions.find(({ match }) => match.requirements.some(({ result }) => result === 'met'));
    if (pair === undefined || chosen === undefined) throw new Error('nobody meets anything');
    const forged: Match = {
      ...chosen.match,
      requirements: chosen.match.requirements.map((each) => ({
        ...each,
        evidence: each.evidence.map((one) => ({ ...one, words: `主导 Zorblax 平台，效率提升 987%` })),
      })),
    };
    const { words, evidence } = greet({
      position: { title: chosen.position.title, companyName: chosen.position.company.name },
      match: forged,
      content: pair.resume,
      slip: { tone: 'plain', mayState: [] },
    });
    expect(words).not.toMatch(/Zorblax|987/u);
    expect(evidence.map(({ quote }) => quote).join('')).not.toContain('Zorblax');
  });
});
