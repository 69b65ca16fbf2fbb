import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong with the screen as it is now (WCAG 2.0 to 2.2, A and AA), a line for each place. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // Legacy mode runs in the page itself: no second page opens in the person's browser.
  // Only what is wrong: to describe each element that is right takes longer than to look at it.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map(
      (node) =>
        `${violation.id} (${violation.impact ?? 'unknown'}): ${node.target.join(' ')} ${node.failureSummary ?? ''}`,
    ),
  );
}
