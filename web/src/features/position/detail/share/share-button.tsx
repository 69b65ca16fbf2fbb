import { ShareAltOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import { sharedAddress, type Shared } from './model.ts';

/** The link and its QR code, loaded by whoever shares. */
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

/**
 * Shares the public page of an open position: by the phone's own sheet where there is one, else as a link and a QR code.
 */
export function ShareButton({ position }: { readonly position: Shared }) {
  const [open, setOpen] = useState(false);
  if (position.status.value !== positionStatus.open) return null;

  async function share() {
    const { title, company, positionId } = position;
    const url = sharedAddress(positionId);
    const own = matchMedia('(pointer: coarse)').matches && 'share' in navigator;
    if (!own) return setOpen(true);
    // Whoever closes the phone's sheet wanted nothing; whatever else it failed of, the link can be copied here.
    await navigator.share({ title: `${title} · ${company.name}`, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOpen(true);
    });
  }

  return (
    <>
      <Button size="large" icon={<ShareAltOutlined aria-hidden />} onClick={() => void share()}>
        分享
      </Button>
      {open && (
        <Suspense>
          <ShareDialog position={position} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
