import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ActionMenu } from './action-menu.tsx';

function openMenu() {
  const rename = vi.fn<() => void>();
  const items = [
    { key: 'rename', label: '重命名', onClick: rename },
    { key: 'copy', label: '复制' },
  ];
  render(<ActionMenu menu={{ items }} button={{ 'aria-label': '更多操作' }} />);
  return { rename, button: screen.getByRole('button', { name: '更多操作' }) };
}

const focused = () => document.activeElement?.textContent;

describe('a menu of actions', () => {
  it.each(['{Enter}', '{ArrowDown}'])('takes the focus in with %s, and Esc gives it back', async (key) => {
    const { button } = openMenu();
    button.focus();
    await userEvent.keyboard(key);
    await waitFor(() => expect(focused()).toBe('重命名'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
    expect(document.activeElement).toBe(button);
  });

  it('gives the focus back once something was chosen', async () => {
    const { button, rename } = openMenu();
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: '重命名' }));
    expect(rename).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(button);
  });

  it('leaves the focus where a pointer opened it; the arrow then goes in', async () => {
    const { button } = openMenu();
    await userEvent.click(button);
    await screen.findByRole('menuitem', { name: '重命名' });
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()).toBe('重命名'));
  });
});
