import { useState } from 'react';
import { AppearanceSwitch } from '#app/shell/appearance-switch.tsx';
import { PersonalSection } from '#features/account/profile/personal-section.tsx';
import { reloadUser } from '#features/account/api.ts';
import { PersonalDataSection } from '#features/account/personal-data/personal-data-section.tsx';
import { DeviceList } from '#features/account/security/components/device-list.tsx';
import { SecurityEvents } from '#features/account/security/components/security-events.tsx';
import { SignInSection } from '#features/account/security/components/sign-in-section.tsx';
import { ClosingDialog } from '#features/application/closing/closing-dialog.tsx';
import { TokenSection } from '#features/agent/door/token-section.tsx';
import { ReceptionSection } from '#features/agent/reception/reception-section.tsx';
import { FeedSection } from '#features/calendar/feed/feed-section.tsx';
import { HoursSection } from '#features/calendar/hours/hours-section.tsx';
import { OfferSettings } from '#features/application/offer/settings/offer-settings.tsx';
import { MemberSection } from '#features/company/members/member-section.tsx';
import { WebhookSection } from '#features/company/webhook/webhook-section.tsx';
import { NotificationSettings } from '#features/message/components/notification-settings.tsx';
import { Page, PageHeader } from '#ui/page.tsx';
import { Section } from '#ui/section.tsx';
import { SectionIndex } from '#ui/section-index.tsx';

export const handle = { title: '公司设置' };

const appearance = 'settings-appearance';

const sections = [
  '成员',
  '群通知',
  '我的可面试时间',
  '日历订阅',
  'Offer',
  '基本资料',
  '邮箱',
  '账号与安全',
  '消息通知',
  '智能体的消息',
  '访问令牌',
  '外观',
  '登录设备',
  '安全记录',
  '我的数据',
];

/** What was loaded for the company goes with it: the page begins anew. */
function leftCompany(): void {
  location.assign('/');
}

/** Once a deletion was asked for, the shell shows when it comes in the place of every page. */
async function tellShell(): Promise<void> {
  await reloadUser();
}

/** What an employer sets, a section for each concern; the account is the person's own. */
export function Component() {
  const [isClosing, setIsClosing] = useState(false);
  return (
    <Page>
      <PageHeader title="公司设置" />
      <SectionIndex titles={sections} />
      <MemberSection onLeft={leftCompany} onLeaveAlone={() => setIsClosing(true)} />
      <ClosingDialog open={isClosing} onClose={() => setIsClosing(false)} onLeft={leftCompany} />
      <WebhookSection />
      <HoursSection />
      <FeedSection />
      <OfferSettings />
      <PersonalSection />
      <SignInSection />
      <NotificationSettings reader="employer" mailPath="/hire/my/company-settings" />
      <ReceptionSection side="employer" />
      <TokenSection side="employer" />
      <Section title="外观" text="只影响这台设备。" headingId={appearance}>
        <AppearanceSwitch labelledBy={appearance} />
      </Section>
      <DeviceList />
      <SecurityEvents />
      <PersonalDataSection onLeaving={tellShell} />
    </Page>
  );
}
