import { noticeVerdictLabels, type getConsoleOrder } from '@pinjian/contract/console-payment.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { dateTime } from '#lib/format/time.ts';
import styles from '../money/money.module.css';

type Notice = Answer<typeof getConsoleOrder>['payments'][number]['notices'][number];

const sourceWords: Readonly<Record<Notice['source'], string>> = { callback: '渠道通知', query: '主动查询' };

/** What a vendor told of a payment, or answered when it was asked. */
export function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  if (notices.length === 0) return <p className={styles.hint}>渠道还没有通知，也没有查询过。</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">渠道的通知和查询结果</caption>
        <thead>
          <tr>
            <th scope="col">时间</th>
            <th scope="col">来源</th>
            <th scope="col">结果</th>
            <th scope="col" className={styles.number}>
              金额
            </th>
          </tr>
        </thead>
        <tbody>
          {notices.map(({ source, verdict, fen, at }) => (
            <tr key={`${source} ${verdict} ${fen} ${at}`}>
              <td className={styles.when}>{dateTime(at)}</td>
              <td>{sourceWords[source]}</td>
              <td>{noticeVerdictLabels[verdict]}</td>
              <td className={styles.number}>{fen === null ? '–' : amountText(fen)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
