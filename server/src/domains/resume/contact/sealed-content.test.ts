import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyResumeContent } from '@pinjian/contract/resume-content.ts';
import { createSecretBox } from '#platform/core/secret-box.ts';
import { anyResumeContent } from '#testing/resume-content.ts';
import { sampleContent } from '#testing/resume.ts';
import { phonePart, phoneParts } from './phone-parts.ts';
import { contentHash, openContent, sealContent, type StoredContent } from './sealed-content.ts';

const box = createSecretBox('a secret of this test, 32 letters');
const stored = (json: string) => JSON.parse(json) as StoredContent;

describe('a sealed content', () => {
  it('is whole again with the key, and names no contact without it', () => {
    fc.assert(
      fc.property(anyResumeContent, (content) => {
        const { json, cipher } = sealContent(box, content);
        expect(openContent(box, stored(json), cipher)).toEqual(content);
        const { phone, email, links } = stored(json).basics;
        expect({ phone, email, links }).toEqual({ phone: '', email: '', links: [] });
        const { basics } = content;
        expect(cipher === null).toBe(basics.phone === '' && basics.email === '' && basics.links.length === 0);
      }),
    );
  });

  it('is read from rows of before, and from what a copy of before wrote over a sealed one', () => {
    const content = sampleContent();
    expect(openContent(box, content, null)).toEqual(content);
    const { json, cipher } = sealContent(box, content);
    const written = stored(json);
    const other = { ...written, basics: { ...written.basics, phone: '13900139000' }, selfEvaluation: '新的一句' };
    expect(openContent(box, other, cipher)).toEqual({
      ...content,
      basics: { ...content.basics, phone: '13900139000' },
      selfEvaluation: '新的一句',
    });
  });

  it('has one hash, whatever the order of its keys, which nobody makes without the key', () => {
    const content = sampleContent();
    const turned = Object.fromEntries(Object.entries(content).toReversed()) as typeof content;
    expect(contentHash(box, turned)).toEqual(contentHash(box, content));
    expect(contentHash(box, emptyResumeContent())).not.toEqual(contentHash(box, content));
    const other = createSecretBox('another secret of this test, 32 letters');
    expect(contentHash(other, content)).not.toEqual(contentHash(box, content));
  });
});

describe('parts of a phone', () => {
  const phone = '13800138001';
  const holds = (words: string, company = 'a') => {
    const parts = phoneParts(box, 'a', phone);
    return phonePart(box, company, words).some((part) => parts?.includes(part));
  };

  it('are found by the company that it was sent to, from four digits on', () => {
    expect(['13800138001', '1380', '8001', '0013800'].map((words) => holds(words))).toEqual([true, true, true, true]);
    expect(['800', '8002', '13800138000', '138 0013', '小满', ''].map((words) => holds(words))).toEqual(
      Array.from({ length: 6 }, () => false),
    );
    expect(holds(phone, 'b')).toBe(false);
    expect(phoneParts(box, 'a', '')).toBeNull();
  });

  it('stand in an order that tells nothing of the phone', () => {
    const hashes = phoneParts(box, 'a', '13987654210') ?? Buffer.alloc(0);
    const each = Array.from({ length: hashes.length / 6 }, (_, at) => hashes.subarray(at * 6, at * 6 + 6));
    expect(each).toHaveLength(36);
    expect(each.toSorted((one, other) => one.compare(other))).toEqual(each);
  });
});
