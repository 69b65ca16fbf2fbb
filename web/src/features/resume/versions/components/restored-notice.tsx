import { Button } from 'antd';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { Notice } from '../../components/notice.tsx';
import type { useRestoring } from './use-restoring.ts';

/** Says which version is here now, and takes it back when told to. */
export function RestoredNotice({ restoring }: { readonly restoring: ReturnType<typeof useRestoring> }) {
  const now = useNow();
  const { restored, isUndoing, undo, forget } = restoring;
  if (restored === null) return null;
  return (
    <div role="status">
      <Notice
        tone="info"
        title={`已恢复到 ${messageTime(restored.savedAt, now)} 的版本`}
        text="恢复前的内容也留在历史版本里。"
        actions={
          <>
            {restored.undo !== null && (
              <Button size="small" loading={isUndoing} onClick={() => void undo()}>
                撤销恢复
              </Button>
            )}
            <Button size="small" type="text" onClick={forget}>
              知道了
            </Button>
          </>
        }
      />
    </div>
  );
}
