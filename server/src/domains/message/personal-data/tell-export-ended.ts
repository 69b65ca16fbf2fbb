import type { Ctx, SystemActor } from '#server/context.ts';
import type { Events } from '#server/events.ts';
import { sendMessage } from '../send-message.ts';
import { dayText } from './rules.ts';

/** Tells a person that their archive can be downloaded, or that it could not be made. */
export async function tellExportEnded(
  tx: Ctx<SystemActor>,
  { exportId, userId, expiresAt }: Events['account.exportEnded'],
): Promise<void> {
  const ready = expiresAt !== null;
  await sendMessage(tx, {
    to: { userId },
    type: '7',
    kind: 'security',
    title: ready ? '个人数据已准备好' : '个人数据导出失败',
    content: ready
      ? `您申请导出的个人数据已经打包好，请在${dayText(new Date(expiresAt))}前到设置页的“我的数据”下载。如果不是您本人操作，请退出其他所有设备。`
      : '导出个人数据时出了问题，没有生成文件。请到设置页的“我的数据”重新导出。',
    meta: { target: { kind: 'settings', ids: {} } },
    dedupeKey: `export:${exportId}`,
  });
}
