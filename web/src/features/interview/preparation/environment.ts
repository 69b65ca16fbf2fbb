import type { Tone } from '#ui/tag.tsx';

/** What the page found out about where it runs. */
export interface Environment {
  /** Round trip to the server in milliseconds; null when it cannot be reached. */
  readonly roundTrip: number | null;
  /** Whether the live connection of the room gets through. */
  readonly live: boolean;
  /** Whether a draft survives a reload. */
  readonly keepsDraft: boolean;
}

export interface Finding {
  readonly name: string;
  readonly verdict: string;
  readonly tone: Tone;
  /** What to do about it; '' when nothing. */
  readonly advice: string;
}

/** Round trips in milliseconds up to which a connection is good, and fair. */
const good = 300;
const fair = 1000;

function networkFinding(roundTrip: number | null): Finding {
  const name = '网络';
  if (roundTrip === null) {
    return { name, verdict: '连不上', tone: 'danger', advice: '请检查网络后重新检测。' };
  }
  if (roundTrip <= good) return { name, verdict: `良好，${roundTrip} 毫秒`, tone: 'success', advice: '' };
  if (roundTrip <= fair) {
    return { name, verdict: `一般，${roundTrip} 毫秒`, tone: 'warning', advice: '可以面试，问题会稍晚一点出现。' };
  }
  return { name, verdict: `较慢，${roundTrip} 毫秒`, tone: 'warning', advice: '可以面试，换个网络会更顺畅。' };
}

/** Every finding with its verdict in words, worst or not. */
export function findingsOf({ roundTrip, live, keepsDraft }: Environment): readonly Finding[] {
  return [
    networkFinding(roundTrip),
    live
      ? { name: '实时连接', verdict: '可用', tone: 'success', advice: '' }
      : {
          name: '实时连接',
          verdict: '不通',
          tone: 'danger',
          advice: '面试间需要实时连接，您的网络可能拦住了它，请换个网络后重新检测。',
        },
    keepsDraft
      ? { name: '草稿', verdict: '刷新也不会丢', tone: 'success', advice: '' }
      : {
          name: '草稿',
          verdict: '无法保存在本机',
          tone: 'warning',
          advice: '浏览器不允许保存数据，没发出的文字刷新后会丢；已发出的不受影响。',
        },
  ];
}
