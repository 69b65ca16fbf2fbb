import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { PrintedPages } from '#ui/pdf/printed-pages.tsx';
import { useMedia, wide } from '#lib/media.ts';

interface LetterDrawerProps {
  readonly title: string;
  readonly printed: UseQueryResult<Uint8Array>;
  readonly downloading?: boolean;
  /** Absent where there is nothing to keep: an example. */
  readonly onDownload?: () => void;
  readonly onClose: () => void;
}

/** A letter on the screen, page by page, just as it is downloaded. */
export function LetterDrawer({ title, printed, downloading = false, onDownload, onClose }: LetterDrawerProps) {
  const isWide = useMedia(wide);
  return (
    <Drawer
      open
      title={title}
      size={isWide ? 720 : '100%'}
      onClose={onClose}
      styles={{ body: { display: 'flex', flexDirection: 'column', padding: 0 } }}
      {...(onDownload !== undefined && {
        extra: (
          <Button type="primary" loading={downloading} onClick={onDownload}>
            下载 PDF
          </Button>
        ),
      })}
    >
      <PrintedPages printed={printed} />
    </Drawer>
  );
}
