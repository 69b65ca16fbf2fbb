import { Drawer } from 'antd';
import type { ComponentProps } from 'react';
import { useMedia, wide } from '#lib/media.ts';
import { FilePanel } from './file-panel.tsx';

interface FileDrawerProps extends Omit<ComponentProps<typeof FilePanel>, 'highlight'> {
  readonly onClose: () => void;
}

/** The uploaded file over the form, where there is no room beside it. */
export function FileDrawer({ onClose, ...panel }: FileDrawerProps) {
  const isWide = useMedia(wide);
  return (
    <Drawer
      open
      title="原文件"
      size={isWide ? 720 : '100%'}
      onClose={onClose}
      styles={{ body: { display: 'flex', flexDirection: 'column', padding: 0 } }}
    >
      <FilePanel {...panel} highlight={null} />
    </Drawer>
  );
}
