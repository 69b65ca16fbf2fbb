import {
  invoiceTypeLabels,
  useKindLabels,
  type InvoiceType,
  type UseKind,
} from '@pinjian/contract/billing-invoice-view.ts';
import type { TitleDetails } from '@pinjian/contract/billing-invoice-title.ts';
import { amountText, writtenOutAmount } from '@pinjian/contract/money.ts';

/** What a paper is printed of. */
export interface PaperSource {
  readonly paper: 'blue' | 'red';
  readonly type: InvoiceType;
  readonly number: string;
  /** The day in Beijing: 2026-11-23. */
  readonly issuedOn: string;
  /** Stands in the file's metadata. */
  readonly issuedAt: Date;
  readonly title: TitleDetails;
  readonly fen: number;
  readonly lines: number;
  readonly remark: string;
  readonly seller: string;
  /** Of the invoice that a red one takes back. */
  readonly takenBack: string | null;
  readonly shares: readonly { readonly kind: UseKind; readonly units: number; readonly fen: number }[];
}

/** What the template prints: words ready to be read. */
export interface PrintedPaper {
  readonly title: string;
  readonly isRed: boolean;
  readonly number: string;
  readonly date: string;
  readonly seller: string;
  readonly buyer: readonly { readonly label: string; readonly words: string }[];
  readonly shares: readonly { readonly name: string; readonly units: string; readonly amount: string }[];
  readonly total: string;
  readonly writtenOut: string;
  readonly remark: string;
  readonly note: string;
}

/** Amounts take their words from the contract, as screens do; those of a red paper stand below nothing. */
export function printedPaper(source: PaperSource): PrintedPaper {
  const { title, takenBack } = source;
  const isRed = source.paper === 'red';
  const sign = isRed ? '-' : '';
  const rows: readonly (readonly [string, string])[] = [
    ['名称', title.name],
    ['纳税人识别号', title.creditCode],
    ['地址、电话', [title.address, title.phone].filter((each) => each !== '').join(' ')],
    ['开户行及账号', [title.bank, title.account].filter((each) => each !== '').join(' ')],
  ];
  return {
    title: `${invoiceTypeLabels[source.type]}${isRed ? '（红字）' : ''}`,
    isRed,
    number: source.number,
    date: source.issuedOn,
    seller: source.seller,
    buyer: rows.flatMap(([label, words]) => (words === '' ? [] : [{ label, words }])),
    shares: source.shares.map(({ kind, units, fen }) => ({
      name: useKindLabels[kind],
      units: `${sign}${units}`,
      amount: `${sign}${amountText(fen)}`,
    })),
    total: `${sign}${amountText(source.fen)}`,
    writtenOut: `${isRed ? '（负数）' : ''}${writtenOutAmount(source.fen)}`,
    remark: [source.remark, takenBack === null ? '' : `对应蓝字发票号码：${takenBack}`]
      .filter((each) => each !== '')
      .join('；'),
    note: `本页列明发票内容（共 ${source.lines} 笔消费），发票以税务数字账户中同一号码的数电票为准。`,
  };
}
