import type { Invoice } from '@pinjian/contract/billing-invoice-view.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { idOf } from '#web/testing/answers/ids.ts';
import { pageOf } from '#web/testing/answers/page.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { InvoiceSection } from './invoice-section.tsx';

afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const invoiceId = idOf('invoice-1');

/** An invoice of two uses that the platform turned down. */
function invoiceOf(changes: Partial<Invoice> = {}): Invoice {
  return {
    invoiceId,
    state: 'rejected',
    type: 2,
    subjectType: 1,
    titleName: '示例科技有限公司',
    fen: 1000,
    lines: 2,
    requestedAt: '2026-11-20T02:00:00Z',
    paper: null,
    red: null,
    title: {
      subjectType: 1,
      name: '示例科技有限公司',
      creditCode: '91310000MA1FL0AA0X',
      address: '',
      phone: '',
      bank: '',
      account: '',
      mail: '',
    },
    remark: '',
    reason: '开户行有误',
    flushReason: '',
    mailState: null,
    acts: [],
    mayWrite: true,
    ...changes,
  };
}

function open(invoice: Invoice) {
  return openPart(<InvoiceSection payer="employer" />, {
    as: 'employer',
    at: `/hire/my/wallet?tab=invoice&invoice=${invoiceId}`,
    handle: ({ path }) => {
      if (path === `/wallet/invoice/detail/${invoiceId}`) return envelope(invoice);
      if (path === '/wallet/invoice/title/list') return envelope({ titles: [], suggested: null, mayWrite: true });
      if (path === '/wallet/invoice/invoiceable')
        return envelope({ ...pageOf([]), fen: 0, lines: 0, months: [], byPerson: true, mayWrite: true });
      return path.endsWith('/lines') ? envelope(pageOf([])) : undefined;
    },
  });
}

describe('an invoice', () => {
  it.each(['rejected', 'withdrawn', 'flushed'] as const)(
    'that came to nothing (%s) is asked for anew',
    async (state) => {
      const { here } = open(invoiceOf({ state }));
      await user.click(await screen.findByRole('button', { name: '重新申请开票' }, patience));
      await waitFor(() => expect(here()).toBe('/hire/my/wallet?tab=invoice&view=request'), patience);
    },
  );

  it('that waits, or whose reader may not ask for one, is not', async () => {
    open(invoiceOf({ state: 'waiting', reason: '' }));
    expect(await screen.findByRole('button', { name: '撤回申请' }, patience)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重新申请开票' })).toBeNull();
    closeApp();
    open(invoiceOf({ mayWrite: false }));
    expect(await screen.findByText(/未通过的原因：开户行有误/, {}, patience)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重新申请开票' })).toBeNull();
  });
});
