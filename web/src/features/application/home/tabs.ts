import { dashboardTabs, type DashboardTab, type TargetJob } from '@pinjian/contract/application.ts';
import { step } from '@pinjian/contract/application-pipeline.ts';

/** The tab that the address names; the first without one, or with one that there is not. */
export function readTab(params: URLSearchParams): DashboardTab {
  return dashboardTabs.find(({ tab }) => String(tab) === params.get('tab'))?.tab ?? 1;
}

/** The page that the address names, from 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** Whether a position was recommended to the seeker, and they did not answer yet. */
export function isPushed({ application }: TargetJob): boolean {
  return application?.state === step.recommended;
}

export function labelOfTab(wanted: DashboardTab): string {
  return dashboardTabs.find(({ tab }) => tab === wanted)?.label ?? '';
}

/** The tab that an arrow key leads to from another; null for any other key. */
export function tabAfterKey(from: DashboardTab, key: string): DashboardTab | null {
  const index = dashboardTabs.findIndex(({ tab }) => tab === from);
  const last = dashboardTabs.length - 1;
  const to = {
    ArrowRight: index === last ? 0 : index + 1,
    ArrowLeft: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
  };
  const found = (to as Readonly<Record<string, number>>)[key];
  return found === undefined ? null : (dashboardTabs[found]?.tab ?? null);
}

interface Empty {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly to: string; readonly label: string };
}

const browse = { to: '/seeker/job', label: '浏览职位' } as const;

/** What an empty tab says: what would be here, and the next step. */
export const emptyTabs: Readonly<Record<DashboardTab, Empty>> = {
  1: { title: '还没有收藏的职位', text: '看到感兴趣的职位，点一下星标就会收在这里。', action: browse },
  2: {
    title: '还没有AI直推的职位',
    text: '说说您想找什么，有适合您的新职位会直推到这里，每天最多 5 个。',
    action: { to: '/seeker/job', label: '填写求职意向' },
  },
  3: { title: '还没有投递', text: '投递过的职位都在这里，进展一目了然。', action: browse },
  4: {
    title: '还没有AI面试',
    text: '招聘方邀请您参加AI面试时，会在这里等您答复。',
    action: browse,
  },
  5: { title: '还没有真人面试', text: '招聘方与您约定的面试会出现在这里。', action: browse },
  6: { title: '还没有Offer', text: '收到的Offer会出现在这里。', action: browse },
  7: { title: '没有未通过的职位', text: '没有通过的投递会归到这里，方便回顾。', action: browse },
};
