import { describe, expect, it } from 'vitest';
import { judgeReport } from './audit.ts';

const advisory = { title: 'Reads beyond its end', url: 'https://example.com/advisory' };

describe('the report of npm audit', () => {
  it('without advisories passes', () => {
    expect(judgeReport('{"vulnerabilities": {}}')).toEqual({ passed: true, lines: ['No known advisories.'] });
  });

  it('names each advisory once, and not what only depends on it', () => {
    const vulnerabilities = {
      leaf: { name: 'leaf', severity: 'high', via: [advisory] },
      tree: { name: 'tree', severity: 'high', via: ['leaf'] },
    };
    expect(judgeReport(JSON.stringify({ vulnerabilities }))).toEqual({
      passed: false,
      lines: ['2 packages with advisories:', 'high: leaf: Reads beyond its end (https://example.com/advisory)'],
    });
  });

  it.each([
    ['{"message": "405 Method Not Allowed"}', '405 Method Not Allowed'],
    ['{"error": {"summary": "network unreachable"}}', 'network unreachable'],
    ['warn something\n{"message": "no route"}', 'no route'],
    ['<html>', '<html>'],
    ['', 'no answer'],
  ])('%j says that nobody could be asked, and does not pass', (output, reason) => {
    const { passed, lines } = judgeReport(output);
    expect(passed).toBe(false);
    expect(lines[0]).toContain(`could not be asked for advisories (${reason})`);
  });
});
