import { describe, expect, it } from 'vitest';
import { sampleContent, sampleUpload } from '#testing/resume.ts';
import { useWorld } from '#testing/world.ts';
import { confirmResume } from './confirm-resume.ts';
import { getResume } from './get-resume.ts';
import { settleLine } from './settle-line.ts';
import { uploadResume } from './upload-resume.ts';

const world = useWorld();
const refused = (code: number) => expect.objectContaining({ name: 'Refusal', code });
const words = '2024.07  赴定西示例村支教两周，任领队';

/** A seeker whose file has a line that reached no field. */
async function withLine() {
  const ctx = world.as(await world.seeker());
  const { resumeId } = await uploadResume(ctx, { file: sampleUpload('chromium-employment.pdf') });
  const reading = settleLine(ctx, { resumeId, line: 0, state: 'ignored' });
  await expect(reading).rejects.toEqual(refused(40912));
  await world.runTasks();
  const { unplaced, sourceText, version } = await getResume(ctx, { resumeId });
  const [found] = unplaced;
  if (found === undefined) throw new Error('every line reached a field');
  expect(unplaced).toEqual([{ line: found.line, text: words, guess: 'others', state: 'open' }]);
  expect(sourceText?.split('\n')[found.line]).toBe(words);
  return { ctx, resumeId, line: found.line, version };
}

describe('settleLine', () => {
  it('notes what became of a line, again and back, and leaves the content its version', async () => {
    const { ctx, resumeId, line, version } = await withLine();
    for (const state of ['placed', 'placed', 'open', 'ignored'] as const) {
      expect(await settleLine(ctx, { resumeId, line, state })).toEqual({ resumeId, line, state });
      expect(await getResume(ctx, { resumeId })).toMatchObject({ version, unplaced: [{ line, state }] });
    }
  });

  it('refuses strangers and lines that are none of those', async () => {
    const { ctx, resumeId, line } = await withLine();
    const stranger = world.as(await world.seeker());
    await expect(settleLine(stranger, { resumeId, line, state: 'ignored' })).rejects.toEqual(refused(40400));
    await expect(settleLine(ctx, { resumeId, line: line + 1, state: 'ignored' })).rejects.toEqual(refused(40400));
  });

  it('is over once the content is confirmed', async () => {
    const { ctx, resumeId, version } = await withLine();
    await confirmResume(ctx, { resumeId, version, content: sampleContent() });
    expect((await getResume(ctx, { resumeId })).unplaced).toEqual([]);
  });
});
