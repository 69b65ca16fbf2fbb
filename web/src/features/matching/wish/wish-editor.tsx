import type { WishesView } from '@pinjian/contract/matching-wish.ts';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useMedia, wide } from '#lib/media.ts';
import { confirm } from '#ui/confirm.tsx';
import { WishForm } from './wish-form.tsx';

interface WishEditorProps {
  readonly wishes: WishesView;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Edits what one looks for: beside the page on wide screens, from below on phones. */
export function WishEditor({ wishes, open, onClose }: WishEditorProps) {
  const beside = useMedia(wide);
  const [typed, setTyped] = useState(false);

  async function close() {
    const lost = { title: '放弃这次修改？', text: '求职意向还没有保存。', yes: '放弃修改', no: '继续编辑' };
    if (typed && !(await confirm(lost))) return;
    setTyped(false);
    onClose();
  }

  return (
    <Drawer
      title="求职意向"
      placement={beside ? 'right' : 'bottom'}
      size={beside ? 480 : '90%'}
      open={open}
      onClose={() => void close()}
      destroyOnHidden
    >
      <WishForm wishes={wishes} typed={typed} onTyped={setTyped} onSaved={onClose} />
    </Drawer>
  );
}
