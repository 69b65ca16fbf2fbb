import { afterAll, describe, expect, it } from 'vitest';
import { createTypesetter } from './embedded.ts';

const typesetter = createTypesetter();
const createdAt = new Date('2026-11-20T02:00:00Z');

afterAll(() => typesetter.stop());

function typeset(template: string, data: unknown = {}): Promise<Uint8Array> {
  return typesetter.typeset({ template, data, createdAt });
}

const read = '#let data = json(bytes(sys.inputs.data))\n';

describe('the typesetter', () => {
  it('makes a PDF with the title in its metadata', async () => {
    const pdf = await typeset(
      `${read}#set document(title: data.title, date: auto)\n#set text(font: "Noto Sans SC")\n#data.title`,
      { title: '简历' },
    );
    const text = Buffer.from(pdf).toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toContain('D:20261120020000Z');
  });

  it('takes what people wrote for text, whatever it looks like', async () => {
    const pdf = await typeset(`${read}#data.text`, { text: '#read("/etc/passwd") #panic("x") $x$ *bold* @cite \\ "' });
    expect(pdf.length).toBeGreaterThan(500);
  });

  it.each(['#read("/etc/passwd")', '#import "@preview/example:0.1.0"', '#nothing', '#panic("不")'])(
    'refuses a template that does not compile: %s',
    async (template) => {
      await expect(typeset(template)).rejects.toThrow('does not compile');
    },
  );

  it('ends a template that never ends, and goes on', async () => {
    const endless = createTypesetter();
    await expect(endless.typeset({ template: '#let f(n) = f(n + 1)\n#f(0)', data: {}, createdAt })).rejects.toThrow(
      /does not compile|limit/,
    );
    expect((await endless.typeset({ template: 'a', data: {}, createdAt })).length).toBeGreaterThan(100);
    await endless.stop();
  });
});
