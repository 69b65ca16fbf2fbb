import { describe, expect, it } from 'vitest';
import { lighten } from './light-contract.ts';

describe('a contract file for the browser', () => {
  it('keeps of an endpoint what the client reads', () => {
    const code =
      "export const apply = endpoint({ method: 'POST', path: '/x/{id}', caller: 'seeker', summary: '投递', body: z.object({ a: z.string() }), output: z.null() });";
    expect(lighten(code)).toBe("export const apply = { method: 'POST', path: '/x/{id}', caller: 'seeker' };");
  });

  it('keeps the query schema only where the client has to tell query and body apart', () => {
    const query = 'query: z.object({ dryRun: z.boolean() })';
    expect(lighten(`const a = endpoint({ method: 'GET', ${query} });`)).toBe("const a = { method: 'GET' };");
    expect(lighten(`const a = endpoint({ method: 'POST', ${query}, body: z.object({}) });`)).toBe(
      `const a = { method: 'POST', ${query} };`,
    );
    expect(
      lighten(`const a = endpoint({ method: 'POST', ${query}, upload: { kinds: ['pdf'], maxBytes: 1 } });`),
    ).toContain('query');
  });

  it('keeps of a socket where it is and whom it is for', () => {
    const code =
      "export const room = socket({ path: '/x', caller: 'seeker', summary: '面试', query: z.object({}), received, sent });";
    expect(lighten(code)).toBe("export const room = { path: '/x', caller: 'seeker' };");
  });

  it('keeps limits of uploads and the mark of a file answer', () => {
    const light = lighten(
      "const a = endpoint({ upload: { kinds: ['pdf'], maxBytes: 1 }, file: 'pdf', output: z.object({}) });",
    );
    expect(light).toBe("const a = { upload: { kinds: ['pdf'], maxBytes: 1 }, file: 'pdf' };");
  });

  it('lets constants that a call makes be dropped when nobody imports them, and leaves plain ones alone', () => {
    const light = lighten(
      "const phone = z.string().check(z.trim());\nexport const kinds = ['a'];\nexport function f() {}",
    );
    expect(light).toBe(
      "const phone = /* @__PURE__ */ (() => z.string().check(z.trim()))();\nexport const kinds = ['a'];\nexport function f() {}",
    );
  });
});
