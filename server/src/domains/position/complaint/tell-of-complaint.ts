import { companyName } from '#domains/company/index.ts';
import { sendMessage } from '#domains/message/index.ts';
import type { Ctx } from '#server/context.ts';
import { writtenContent, type PositionRecord } from '../queries.ts';
import type { ComplaintRow } from './queries.ts';

const titleOf = (record: PositionRecord): string => (record.content ?? writtenContent(record)).title;

/** Tells a company what became of its position, or what it is asked. Who complained, and in which words, it never reads. */
export async function tellCompany(
  tx: Ctx,
  complaint: { readonly id: string; readonly about: 'asked' | 'upheld' },
  record: PositionRecord,
  reason: string,
): Promise<void> {
  const title = titleOf(record);
  await sendMessage(tx, {
    to: { companyId: record.companyId, about: 'positions' },
    type: '2',
    kind: 'review',
    title: complaint.about === 'asked' ? '职位被举报，请核对' : '职位被举报，已停止展示',
    content:
      complaint.about === 'asked'
        ? `有求职者举报“${title}”。请核对并修改：${reason}。不属实的内容不改，职位可能停止展示。`
        : `“${title}”被举报，核实后已停止展示。原因：${reason}。您可以修改后重新发布。`,
    meta: {
      companyName: await companyName(tx, record.companyId),
      target: { kind: 'position', ids: { positionId: record.id } },
    },
    dedupeKey: `position-complaint:${complaint.id}:${complaint.about}`,
  });
}

/** Tells whoever complained what came of it; nobody where they are gone. */
export async function tellSeeker(
  tx: Ctx,
  complaint: Pick<ComplaintRow, 'id' | 'seeker_id'>,
  record: PositionRecord,
  { outcome, reason }: { readonly outcome: 'dismissed' | 'upheld'; readonly reason: string },
): Promise<void> {
  if (complaint.seeker_id === null) return;
  const title = titleOf(record);
  const upheld = outcome === 'upheld';
  await sendMessage(tx, {
    to: { userId: complaint.seeker_id },
    type: '7',
    kind: 'review',
    title: upheld ? '您举报的职位已停止展示' : '您的举报已处理',
    content: upheld
      ? `您举报的“${title}”经核实已停止展示，谢谢您的提醒。`
      : `您举报的“${title}”经核实未发现违规。说明：${reason}`,
    meta: {
      companyName: await companyName(tx, record.companyId),
      ...(upheld ? {} : { target: { kind: 'application', ids: { positionId: record.id } } as const }),
    },
    dedupeKey: `position-complaint:${complaint.id}:answer`,
  });
}
