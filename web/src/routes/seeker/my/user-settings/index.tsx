import { AppearanceSwitch } from '#app/shell/appearance-switch.tsx';
import { reloadUser } from '#features/account/api.ts';
import { PersonalDataSection } from '#features/account/personal-data/personal-data-section.tsx';
import { DeviceList } from '#features/account/security/components/device-list.tsx';
import { SecurityEvents } from '#features/account/security/components/security-events.tsx';
import { SignInSection } from '#features/account/security/components/sign-in-section.tsx';
import { TokenSection } from '#features/agent/door/token-section.tsx';
import { ReceptionSection } from '#features/agent/reception/reception-section.tsx';
import { FeedSection } from '#features/calendar/feed/feed-section.tsx';
import { BlockSection } from '#features/company/block/block-section.tsx';
import { WishSection } from '#features/matching/settings/wish-section.tsx';
import { NotificationSettings } from '#features/message/components/notification-settings.tsx';
import { OwnEmployers } from '#features/resume/privacy/own-employers.tsx';
import { VisibilitySection } from '#features/resume/privacy/visibility-section.tsx';
import { Page, PageHeader } from '#ui/page.tsx';
import { Section } from '#ui/section.tsx';
import { SectionIndex } from '#ui/section-index.tsx';

export const handle = { title: '账号设置' };

const appearance = 'settings-appearance';

const sections = [
  '账号与安全',
  '求职意向',
  '谁可以看到我的简历',
  '屏蔽公司',
  '日历订阅',
  '消息通知',
  '智能体的消息',
  '访问令牌',
  '外观',
  '登录设备',
  '安全记录',
  '我的数据',
];

/** Once a deletion was asked for, the shell shows when it comes in the place of every page. */
async function tellShell(): Promise<void> {
  await reloadUser();
}

/** What a seeker sets for themselves, a section for each concern. */
export function Component() {
  return (
    <Page>
      <PageHeader title="账号设置" />
      <SectionIndex titles={sections} />
      <SignInSection />
      <WishSection />
      <VisibilitySection />
      <BlockSection Suggestions={OwnEmployers} />
      <FeedSection />
      <NotificationSettings reader="seeker" mailPath="/seeker/my/person-info" />
      <ReceptionSection side="seeker" />
      <TokenSection side="seeker" />
      <Section title="外观" text="只影响这台设备。" headingId={appearance}>
        <AppearanceSwitch labelledBy={appearance} />
      </Section>
      <DeviceList />
      <SecurityEvents />
      <PersonalDataSection onLeaving={tellShell} />
    </Page>
  );
}
