import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { rowAttribute, useCursor } from './use-cursor.ts';

const ids = ['a', 'b', 'c'];

function Rows({ read }: { readonly read: string | null }) {
  const container = useRef<HTMLDivElement>(null);
  const cursor = useCursor(ids, container, read);
  return (
    <div>
      <div ref={container}>
        {ids.map((id) => (
          <p key={id} {...{ [rowAttribute]: id }}>
            <a href={`#${id}`}>{id}</a>
          </p>
        ))}
      </div>
      <button type="button" onClick={cursor.next}>
        next
      </button>
      <button type="button" onClick={cursor.previous}>
        previous
      </button>
    </div>
  );
}

async function pressed(read: string | null, ...names: readonly string[]): Promise<string | null> {
  const { unmount } = render(<Rows read={read} />);
  for (const name of names) await userEvent.click(screen.getByRole('button', { name }));
  const focused = document.activeElement?.textContent ?? null;
  unmount();
  return focused;
}

it('begins at the first row where none is read, behind the one that is', async () => {
  expect(await pressed(null, 'next')).toBe('a');
  expect(await pressed('a', 'next')).toBe('b');
  expect(await pressed('b', 'previous')).toBe('a');
  expect(await pressed('gone', 'next')).toBe('a');
});

it('goes on from the row in focus, whatever is read', async () => {
  expect(await pressed('a', 'next', 'next')).toBe('c');
});
