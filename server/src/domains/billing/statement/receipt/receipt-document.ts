import { statementKindLabels, type StatementKind } from '@pinjian/contract/billing-statement.ts';
import { amountText, writtenOutAmount } from '@pinjian/contract/money.ts';
import { unitsText, type SpendUnit } from '@pinjian/contract/wallet.ts';

export interface ReceiptSource {
  readonly line: {
    readonly id: string;
    readonly kind: StatementKind;
    readonly at: Date;
    readonly unit: SpendUnit;
    readonly units: number;
    readonly fen: number;
    readonly member_name: string | null;
    readonly position_title: string | null;
  };
  /** A company's full name, as accountants know it; a seeker's masked phone. */
  readonly payer: string;
  /** The number of the order as its payer knows it; '' where the line came from none. */
  readonly orderNumber: string;
  readonly seller: string;
}

/** What the template prints: words ready to be read. */
export interface PrintedReceipt {
  readonly title: string;
  readonly seller: string;
  readonly rows: readonly { readonly label: string; readonly words: string }[];
  readonly total: string;
  readonly writtenOut: string;
  readonly note: string;
}

/** Amounts and units take their words from the contract, as screens do. */
export function printedReceipt({ line, payer, orderNumber, seller }: ReceiptSource): PrintedReceipt {
  const rows: readonly (readonly [string, string])[] = [
    ['收据编号', line.id],
    ['时间', `${new Date(line.at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')}（北京时间）`],
    ['付款方', payer],
    ['类别', statementKindLabels[line.kind]],
    ['数量', unitsText(Math.abs(line.units), line.unit)],
    ['成员', line.member_name ?? ''],
    ['职位', line.position_title ?? ''],
    ['订单号', orderNumber],
  ];
  return {
    title: line.kind === 'refund' ? '退款收据' : line.kind === 'purchase' ? '付款收据' : '消费收据',
    seller,
    rows: rows.flatMap(([label, words]) => (words === '' ? [] : [{ label, words }])),
    total: amountText(line.fen),
    writtenOut: writtenOutAmount(line.fen),
    note: '本收据不是发票，不能用于税务抵扣。需要发票时，请在“钱包与发票”中按已消费的金额申请。',
  };
}
