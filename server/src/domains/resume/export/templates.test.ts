import { plainArrangement } from '@pinjian/contract/resume-arrangement.ts';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, describe, expect, it } from 'vitest';
import {
  paletteColours,
  plainPrint,
  resumePalettes,
  resumeTemplates,
  smallestPrint,
} from '@pinjian/contract/resume-print.ts';
import { drawPersons, type PersonKind } from '#testing/printed-persons/draw-persons.ts';
import { tryPrint } from '#testing/printed-persons/try-print.ts';
import { createResumeReader } from '../parsing/read-in-thread.ts';
import { typesetResume } from './print-resume.ts';

const reader = createResumeReader();
afterAll(() => reader.stop());

const persons = drawPersons(10);
const updatedAt = new Date('2026-11-20T02:00:00Z');

function personOf(kind: PersonKind) {
  const person = persons.find((each) => each.kind === kind);
  if (person === undefined) throw new Error(`nobody is ${kind}`);
  return person.content;
}

// All fifty persons: `npm run soak -- resume-templates`.
describe.each(resumeTemplates)('persons of every kind in %s', (template) => {
  it('are printed whole, in order, and read back by what is shown', async () => {
    let expected = 0;
    let right = 0;
    for (const { kind, content } of persons) {
      const tried = await tryPrint(reader, content, template);
      expect({ kind, complaints: tried.complaints }).toEqual({ kind, complaints: [] });
      expected += tried.expected;
      right += tried.right;
    }
    expect(right / expected).toBeGreaterThanOrEqual(0.95);
  }, 60_000);
});

describe('one page', () => {
  const style = { ...plainPrint, onePage: true };
  const print = { template: 'classic', style, arrangement: plainArrangement, photo: null, updatedAt } as const;

  it('is reached by smaller letters and lines, never below what is readable', async () => {
    const content = personOf('sixJobs');
    const before = await typesetResume(content, { ...print, style: plainPrint });
    expect(before).toMatchObject({ pages: 2, fits: null });
    const set = await typesetResume(content, print);
    expect(set).toMatchObject({ pages: 1, fits: true, chosen: before.chosen });
    expect(set.printed.size).toBeLessThan(set.chosen.size);
    expect(set.printed.size).toBeGreaterThanOrEqual(smallestPrint);
    expect(set.printed.line).toBeLessThan(set.chosen.line);
  });

  it('changes nothing where all fits anyway, and nothing where it cannot fit', async () => {
    const short = await typesetResume(personOf('bare'), print);
    expect(short).toMatchObject({ pages: 1, fits: true, printed: short.chosen });
    const long = await typesetResume(personOf('threePages'), print);
    expect(long).toMatchObject({ fits: false, printed: long.chosen });
    expect(long.pages).toBeGreaterThan(1);
  });
});

describe('a photo', () => {
  it('is printed by choice alone, small whatever was uploaded, and moves no word', async () => {
    const canvas = createCanvas(3000, 4000);
    canvas.getContext('2d').fillRect(0, 0, 3000, 4000);
    const photo = new Uint8Array(canvas.toBuffer('image/png'));
    const content = personOf('usual');
    const print = { template: 'classic', arrangement: plainArrangement, photo, updatedAt } as const;
    const without = await typesetResume(content, { ...print, style: plainPrint });
    const none = await typesetResume(content, { ...print, photo: null, style: { ...plainPrint, photo: true } });
    expect(Buffer.from(none.pdf).equals(without.pdf)).toBe(true);
    const shown = await typesetResume(content, { ...print, style: { ...plainPrint, photo: true } });
    expect(Buffer.from(shown.pdf).includes('/Image')).toBe(true);
    expect(shown.pdf.length - without.pdf.length).toBeLessThan(100_000);
    expect((await reader.parse(shown.pdf, 'pdf')).content).toEqual((await reader.parse(without.pdf, 'pdf')).content);
  });
});

describe('the palettes', () => {
  /** Relative luminance of WCAG 2.2. */
  function luminance(colour: string): number {
    const channel = (at: number) => {
      const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  }
  const contrast = (a: string, b: string) => {
    const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((one, other) => other - one);
    return (light + 0.05) / (dark + 0.05);
  };

  it.each(resumePalettes)('%s is read on paper and on its tint, and carries white', (palette) => {
    const { deep, tint } = paletteColours[palette];
    expect(contrast(deep, '#ffffff')).toBeGreaterThanOrEqual(5.5);
    expect(contrast(deep, tint)).toBeGreaterThanOrEqual(4.9);
    // The quiet grey of times and contacts stands on the tint too.
    expect(contrast('#55636f', tint)).toBeGreaterThanOrEqual(4.5);
  });
});
