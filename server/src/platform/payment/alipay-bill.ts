import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { UncertainSend } from '../core/uncertain-send.ts';
import type { Bill, BillLine } from './port.ts';
import { fenOf, fromBeijingTime } from './yuan.ts';

/** Above so much it is no bill of a day. */
const mostBytes = 64 * 1024 * 1024;
const open = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);

/**
 * The bill behind an address that Alipay gave: an archive of tables in GBK, one of the day's movements.
 * @throws UncertainSend where it cannot be fetched or is no bill
 */
export async function readAlipayBill(url: string): Promise<Bill> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) });
    if (!answer.ok) throw new Error(`the bill was answered with ${answer.status}`);
    return parseAlipayBill(await tableIn(Buffer.from(await answer.arrayBuffer())));
  } catch (error) {
    throw new UncertainSend(error);
  }
}

/** The table of movements; the other one of the archive is its summary by shop. */
async function tableIn(archive: Buffer): Promise<string> {
  if (archive.length > mostBytes) throw new Error('the bill is too large');
  const zip = await open(archive, { lazyEntries: true, decodeStrings: false });
  const opened = promisify(zip.openReadStream.bind(zip)) as (entry: yauzl.Entry) => Promise<NodeJS.ReadableStream>;
  const tables: string[] = [];
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.on('entry', (entry: yauzl.Entry) => {
      if (entry.uncompressedSize > mostBytes) {
        reject(new Error('the bill is too large'));
        return;
      }
      opened(entry)
        .then(async (stream) => {
          const parts: Buffer[] = [];
          for await (const part of stream) parts.push(Buffer.from(part as Uint8Array));
          tables.push(new TextDecoder('gbk').decode(Buffer.concat(parts)));
          zip.readEntry();
        })
        .catch(reject);
    });
    zip.readEntry();
  });
  const table = tables.find((each) => each.includes('商户订单号'));
  if (table === undefined) throw new Error('the archive holds no table of movements');
  return table;
}

/** Reads the table: comments begin with #, the names of the columns stand before the rows, the sums behind them. */
export function parseAlipayBill(table: string): Bill {
  const rows = table.split(/\r?\n/).map((row) => row.trim());
  const names = rows.find((row) => row.includes('商户订单号') && row.includes('业务类型'));
  if (names === undefined) throw new Error('the bill has no columns');
  const columns = cells(names);
  const at = (row: readonly string[], name: string): string => {
    const place = columns.findIndex((column) => column.startsWith(name));
    return place < 0 ? '' : (row[place] ?? '');
  };
  const lines = rows
    .slice(rows.indexOf(names) + 1)
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row): BillLine => {
      const line = cells(row);
      const isRefund = at(line, '业务类型') === '退款';
      const [fen, when] = [fenOf(at(line, '订单金额')), fromBeijingTime(at(line, '完成时间'))];
      if (fen === null || when === null) throw new Error('the bill has a line that cannot be read');
      return {
        kind: isRefund ? 'refund' : 'payment',
        tradeNo: at(line, '商户订单号'),
        vendorTradeNo: at(line, '支付宝交易号'),
        refundNo: isRefund ? at(line, '退款批次号') : '',
        fen,
        at: when,
      };
    });
  const paid = sumIn(rows, '交易合计');
  const refunded = sumIn(rows, '退款合计');
  return {
    lines,
    total: { lines: paid.count + refunded.count, paymentFen: paid.fen, refundFen: refunded.fen },
  };
}

function cells(row: string): string[] {
  return row.split(',').map((cell) => cell.replaceAll('"', '').trim());
}

/** `#交易合计：2笔，商家实收共378.00元，…` */
function sumIn(rows: readonly string[], name: string): { count: number; fen: number } {
  const row = rows.find((each) => each.startsWith('#') && each.includes(name)) ?? '';
  const [, count = '0'] = /(\d+)\s*笔/.exec(row) ?? [];
  const [, yuan = '0'] = /(?:订单金额|商家实收(?:退款)?)共\s*(-?[\d.]+)\s*元/.exec(row) ?? [];
  return { count: Number(count), fen: fenOf(yuan) ?? 0 };
}
