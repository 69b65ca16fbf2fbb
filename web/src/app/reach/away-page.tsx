import { useEffect, useRef } from 'react';
import { config } from '#lib/config.ts';
import { lookNow, useReach } from '#lib/reach.ts';
import { BrokenArt } from '#ui/art/broken-art.tsx';
import { PlainButton } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import styles from './reach.module.css';

/**
 * The server is away: says so over the whole page and goes by itself when it is back. A modal dialog, because below it
 * everything stays as it is, what was typed and where the cursor was, and gets the focus back.
 */
export function AwayPage() {
  const dialog = useRef<HTMLDialogElement>(null);
  const looking = useReach(({ nextAt }) => nextAt === null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.away}
      aria-label="正在重新连接"
      // There is nothing behind it that could be used.
      onCancel={(event) => event.preventDefault()}
    >
      <MessagePage
        art={<BrokenArt />}
        title={`暂时连不上${config.brand}`}
        text="服务可能正在更新或重启。您填写的内容还在，连上后会自动回到刚才的地方，不用刷新页面。"
      >
        <PlainButton onClick={lookNow}>{looking ? '正在连接…' : '立即重试'}</PlainButton>
      </MessagePage>
    </dialog>
  );
}
