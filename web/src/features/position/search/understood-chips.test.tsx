import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { UnderstoodChips } from './understood-chips.tsx';

afterEach(closeApp);

const role = { kind: 'role', text: '前端', key: 'role:前端', start: 0, end: 2, typed: '前段' } as const;
const place = { kind: 'place', text: '杭州', key: 'place:杭州', start: 3, end: 5, typed: null } as const;

const unwanted = { kind: 'unwanted', text: '销售', key: 'unwanted:销售', start: 6, end: 10, typed: null } as const;

function openChips(without: readonly string[] = []): (readonly string[])[] {
  const changes: (readonly string[])[] = [];
  openPart(
    <UnderstoodChips
      understood={[role, place, unwanted]}
      without={without}
      onChange={(next) => void changes.push(next)}
    />,
    { as: 'seeker', handle: () => undefined },
  );
  return changes;
}

describe('what the words were taken for', () => {
  it('is shown part by part, and a press leaves one out', () => {
    const changes = openChips();
    fireEvent.click(screen.getByRole('button', { name: '去掉地点：杭州' }));
    fireEvent.click(screen.getByRole('button', { name: '去掉排除：销售' }));
    expect(changes).toEqual([['place:杭州'], ['unwanted:销售']]);
  });

  it('says what was corrected, and searches for what was typed', () => {
    const changes = openChips(['word:急']);
    expect(screen.getByText(/已将“前段”当作“前端”/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '仍搜索“前段”' }));
    fireEvent.click(screen.getByRole('button', { name: '恢复去掉的条件' }));
    expect(changes).toEqual([['word:急', 'typed'], []]);
  });
});
