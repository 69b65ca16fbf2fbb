import type { PayerRole } from '@pinjian/contract/billing-price.ts';
import {
  lineInvoiceLabels,
  signedUnitsText,
  statementKindLabels,
  type StatementLine,
} from '@pinjian/contract/billing-statement.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { dateTime } from '#lib/format/time.ts';
import { useMedia, wide } from '#lib/media.ts';
import { receiptMutation } from './api.ts';
import { lineAmount } from './model.ts';
import styles from './statement.module.css';

function Receipt({ line }: { readonly line: StatementLine }) {
  const receipt = useMutation(receiptMutation);
  if (line.kind === 'adjustment') return null;
  return (
    <Button
      type="link"
      size="small"
      loading={receipt.isPending}
      aria-label={`下载${statementKindLabels[line.kind]}的收据，${dateTime(line.at)}`}
      onClick={() => receipt.mutate(line)}
    >
      收据
    </Button>
  );
}

function aboutOf({ memberName, positionTitle }: StatementLine): string {
  return [memberName, positionTitle].filter((each) => each !== '').join(' · ');
}

interface LinesProps {
  readonly payer: PayerRole;
  readonly lines: readonly StatementLine[];
}

function Table({ payer, lines }: LinesProps) {
  const isCompany = payer === 'employer';
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">时间</th>
          <th scope="col">类别</th>
          {isCompany && (
            <th scope="col" className={styles.about}>
              成员和职位
            </th>
          )}
          <th scope="col">{isCompany ? '额度' : '次数'}</th>
          <th scope="col">金额</th>
          <th scope="col">开票</th>
          <th scope="col">
            <span className="visually-hidden">收据</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.lineId}>
            <td className={styles.muted}>{dateTime(line.at)}</td>
            <th scope="row">{statementKindLabels[line.kind]}</th>
            {isCompany && <td className={styles.about}>{aboutOf(line) || '—'}</td>}
            <td className={line.units > 0 ? styles.in : undefined}>{signedUnitsText(line.units, line.unit)}</td>
            <td>{lineAmount(line)}</td>
            <td className={styles.muted}>{lineInvoiceLabels[line.invoice]}</td>
            <td>
              <Receipt line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards({ lines }: Pick<LinesProps, 'lines'>) {
  return (
    <ul className={styles.cards}>
      {lines.map((line) => (
        <li key={line.lineId} className={styles.line}>
          <span className={styles.row}>
            <strong>{statementKindLabels[line.kind]}</strong>
            <span className={`${styles.number} ${line.units > 0 ? styles.in : ''}`}>
              {signedUnitsText(line.units, line.unit)}
            </span>
          </span>
          {aboutOf(line) !== '' && <span>{aboutOf(line)}</span>}
          <span className={styles.row}>
            <span className={styles.muted}>
              {[dateTime(line.at), lineInvoiceLabels[line.invoice]].filter((each) => each !== '').join(' · ')}
            </span>
            <span className={styles.number}>{lineAmount(line)}</span>
          </span>
          <span>
            <Receipt line={line} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Lines of a statement: a table, on phones cards. */
export function StatementLines({ payer, lines }: LinesProps) {
  const isWide = useMedia(wide);
  return isWide ? <Table payer={payer} lines={lines} /> : <Cards lines={lines} />;
}
