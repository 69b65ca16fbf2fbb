import type { MyRound } from '@pinjian/contract/application-round.ts';
import { roundForm } from '@pinjian/contract/application-round-view.ts';

const minuteMs = 60_000;
const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const;
const beijingMs = 8 * 60 * minuteMs;

/** How long until it begins: 3 天 4 小时后, 2 小时 15 分钟后, 12 分钟后, 正在进行; '' once it is over. */
export function countdownText({ startsAt, endsAt }: Pick<MyRound, 'startsAt' | 'endsAt'>, now: number): string {
  if (startsAt === null || endsAt === null || Date.parse(endsAt) <= now) return '';
  const left = Date.parse(startsAt) - now;
  if (left <= 0) return '正在进行';
  const minutes = Math.ceil(left / minuteMs);
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  if (days > 0) return hours === 0 ? `${days} 天后` : `${days} 天 ${hours} 小时后`;
  if (hours > 0) return rest === 0 ? `${hours} 小时后` : `${hours} 小时 ${rest} 分钟后`;
  return `${rest} 分钟后`;
}

/** 11月24日 周二 14:00–15:00, on Beijing's clock. */
function roundTime(startsAt: string, endsAt: string): string {
  const at = (instant: string) => new Date(Date.parse(instant) + beijingMs);
  const clock = (instant: string) => at(instant).toISOString().slice(11, 16);
  const start = at(startsAt);
  const day = `${start.getUTCMonth() + 1}月${start.getUTCDate()}日 ${weekdays[start.getUTCDay()] ?? ''}`;
  return `${day} ${clock(startsAt)}–${clock(endsAt)}`;
}

const zone = 'Asia/Shanghai';

/** The same on the reader's own clock, where it is another one than Beijing's; '' where it is the same. */
export function ownTime(startsAt: string, own = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const words = (timeZone: string) =>
    new Intl.DateTimeFormat('zh-CN', {
      timeZone,
      month: 'long',
      day: 'numeric',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(new Date(startsAt));
  return words(own) === words(zone) ? '' : `您当地时间 ${words(own)}`;
}

/** When an agreed round is; '' while none is agreed. */
export function whenText({ startsAt, endsAt }: Pick<MyRound, 'startsAt' | 'endsAt'>): string {
  return startsAt === null || endsAt === null ? '' : roundTime(startsAt, endsAt);
}

/** Where it is, by its form. A link is one that can be opened. */
export function placeOf({ form, place }: Pick<MyRound, 'form' | 'place'>): {
  readonly label: string;
  readonly text: string;
  readonly href: string | null;
} {
  if (form.value === roundForm.video) {
    const isLink = /^https?:\/\//i.test(place);
    return { label: '会议', text: place === '' ? '招聘方会另外告知会议链接' : place, href: isLink ? place : null };
  }
  if (form.value === roundForm.phone) {
    const isNumber = /^[+\d][\d\s-]{4,}$/.test(place);
    return {
      label: '电话',
      text: place === '' ? '招聘方会在约定时间打给您' : place,
      href: isNumber ? `tel:${place.replaceAll(/[\s-]/g, '')}` : null,
    };
  }
  return { label: '地点', text: place === '' ? '招聘方会另外告知地点' : place, href: null };
}
