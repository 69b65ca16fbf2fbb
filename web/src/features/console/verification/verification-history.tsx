import type { VerificationEntry } from '@pinjian/contract/console-verification.ts';
import { dateTime } from '#lib/format/time.ts';
import { StatusTag, type Tone } from '#ui/tag.tsx';
import styles from '../queue/queue.module.css';

type Entry = Omit<VerificationEntry, 'creditCode'> & { readonly creditCode: string };

const looks: Readonly<Record<number, { readonly word: string; readonly tone: Tone }>> = {
  0: { word: '审核中', tone: 'warning' },
  1: { word: '通过', tone: 'success' },
  2: { word: '未通过', tone: 'danger' },
};

function lookOf({ status, revokedAt }: Entry): { readonly word: string; readonly tone: Tone } {
  if (revokedAt !== null) return { word: '已撤销', tone: 'danger' };
  return looks[status ?? 0] ?? { word: '审核中', tone: 'warning' };
}

function decidedText({ decidedAt, byAdmin }: Entry): string {
  return decidedAt === null ? '' : `${dateTime(decidedAt)} 由${byAdmin ? '管理员' : '自动核验'}决定`;
}

/** What a company handed in, newest first, and what came of each. */
export function VerificationHistory({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul className={styles.history}>
      {entries.map((entry) => {
        const { word, tone } = lookOf(entry);
        return (
          <li key={entry.verificationId}>
            <StatusTag tone={tone}>{word}</StatusTag> {entry.companyName}（{entry.creditCode}）
            <p className={styles.muted}>
              {dateTime(entry.submittedAt)} 提交。{decidedText(entry)}
            </p>
            {entry.reason !== null && <p>原因：{entry.reason}</p>}
          </li>
        );
      })}
    </ul>
  );
}
