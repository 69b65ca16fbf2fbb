import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Section } from './section.tsx';
import { SectionIndex } from './section-index.tsx';

const titles = ['成员', '群通知', '外观'];

describe('the index of a long page', () => {
  it('names the sections that are there, and brings the keyboard to the one that is pressed', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
    const page = (hasWebhook: boolean) => (
      <main>
        <SectionIndex titles={titles} />
        <Section title="成员">一</Section>
        {hasWebhook && <Section title="群通知">二</Section>}
        <Section title="外观">三</Section>
      </main>
    );
    const { rerender } = render(page(false));
    const named = () => within(screen.getByRole('navigation', { name: '本页内容' })).getAllByRole('button');
    await vi.waitFor(() => expect(named().map((each) => each.textContent)).toEqual(['成员', '外观']));
    rerender(page(true));
    await vi.waitFor(() => expect(named().map((each) => each.textContent)).toEqual(titles));
    await userEvent.click(screen.getByRole('button', { name: '群通知' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '群通知' }));
    // The entry shows itself as it takes the focus; where the page ends up is the section.
    expect(scroll.mock.instances.at(-1)).toBe(screen.getByRole('region', { name: '群通知' }));
  });
});
