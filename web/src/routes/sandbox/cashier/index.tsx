import { useSearchParams } from 'react-router';
import { CashierPage } from '#features/sandbox/cashier/cashier-page.tsx';
import { ownPath } from '#lib/own-path.ts';
import { PublicPage } from '#ui/public-page.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { LostArt } from '#ui/art/lost-art.tsx';
import { LinkButton } from '#ui/button.tsx';

export const handle = { title: '收银台（沙箱）' };

/** Stands in for the page of a payment vendor; the server shows it on this machine only. */
export function Component() {
  const [search] = useSearchParams();
  const tradeNo = search.get('tradeNo');
  const returnPath = ownPath(search.get('returnUrl') ?? '', location.origin) ?? '/sandbox';
  return (
    <PublicPage>
      {tradeNo === null ? (
        <MessagePage art={<LostArt />} title="没有找到这笔支付" text="链接不完整，请从订单重新发起支付。">
          <LinkButton to="/sandbox" primary>
            查看沙箱
          </LinkButton>
        </MessagePage>
      ) : (
        <CashierPage tradeNo={tradeNo} returnPath={returnPath} />
      )}
    </PublicPage>
  );
}
