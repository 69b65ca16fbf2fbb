import {
  lineInvoiceLabels,
  mostExportedLines,
  statementErrors,
  statementKindLabels,
  type exportStatement as endpoint,
} from '@pinjian/contract/billing-statement.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { yuanText } from '@pinjian/contract/money.ts';
import { refuseTooMuch } from '#domains/account/index.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { signedUrl } from '#platform/files/signed-url.ts';
import { keepFile, storeFile } from '#platform/files/stored-file.ts';
import type { Cell } from '#platform/sheet/cell.ts';
import { writeCsv } from '#platform/sheet/csv.ts';
import { writeXlsx } from '#platform/sheet/xlsx.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { companyOf, requirePayer } from '../policy.ts';
import { countStatement, findStatement, type StatementRow } from './queries.ts';
import { readFilter } from './rules.ts';
import { statementLineView } from './view.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * A statement as a sheet, by a signed address; nothing refers to the file, which is swept like every unused one.
 * @throws Refusal 403, 40310, 40311, 41140 for too many lines, 41141 for none, 42900 for who has stored too much today
 */
export async function exportStatement(
  ctx: Ctx<SignedInActor>,
  { format, ...input }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const payer = requirePayer(ctx.actor);
  const filter = readFilter(payer, input);
  const count = await countStatement(ctx, filter, mostExportedLines + 1);
  if (count > mostExportedLines) throw new Refusal(statementErrors.tooManyLines, { data: { most: mostExportedLines } });
  if (count === 0) throw new Refusal(statementErrors.nothingToExport);
  const lines = await findStatement(ctx, filter, { offset: 0, limit: mostExportedLines });
  const rows = sheetRows(lines, companyOf(payer) !== null);
  const bytes = format === 'csv' ? writeCsv(rows) : await writeXlsx(sheetOf(rows), rows);
  const name = `账单${input.month === undefined ? '' : `-${input.month}`}-${dayInBeijing(ctx.now())}.${format}`;
  const ownerId = payer.slice(payer.indexOf(':') + 1);
  await refuseTooMuch(ctx, ownerId);
  const file = { name, kind: 'sheet' as const, type: types[format], size: bytes.length, bytes };
  const stored = await storeFile(ctx.ports.files, file, async (written) => ({
    isKept: true,
    answer: await keepFile(ctx.db, written, { ownerId, purpose: 'statement', now: ctx.now() }),
  }));
  return { url: signedUrl(ctx.ports.secretBox, stored.id, ctx.now()), name, lines: lines.length };
}

/** The head and the lines; members and positions are a company's alone. Amounts in yuan, as numbers of two decimals. */
function sheetRows(lines: readonly StatementRow[], isCompany: boolean): Cell[][] {
  const names = isCompany ? ['成员', '职位'] : [];
  const head = ['时间', '类别', '数量', '单位', '金额（元）', ...names, '开票', '编号'];
  return [
    head,
    ...lines.map((row): Cell[] => {
      const line = statementLineView(row);
      return [
        timeText(row.at),
        statementKindLabels[line.kind],
        line.units,
        line.unit === 'credit' ? '额度' : '次',
        Number(yuanText(line.fen)),
        ...(isCompany ? [line.memberName, line.positionTitle] : []),
        lineInvoiceLabels[line.invoice],
        line.lineId,
      ];
    }),
  ];
}

/** Of Beijing, to the second. */
function timeText(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

function sheetOf([head = []]: readonly (readonly Cell[])[]) {
  const widths: Readonly<Record<string, number>> = { 时间: 20, 类别: 14, 职位: 24, 编号: 38 };
  return {
    name: '账单',
    columns: head.map((each) => ({
      width: widths[String(each)] ?? 12,
      ...(each === '金额（元）' ? { format: '0.00' } : {}),
    })),
  };
}
