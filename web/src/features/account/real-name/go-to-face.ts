import { goTo } from '#lib/navigation.ts';
import { notify } from '#lib/notice.ts';
import { faceDestination } from './model.ts';

/** Leaves for the page on which the face is shown; it leads back to the result. */
export function goToFace(url: string): void {
  const destination = faceDestination(url);
  if (destination === null) return notify('error', '核验页面的地址不正确，请稍后再试');
  if ('ours' in destination) goTo(destination.ours);
  else location.assign(destination.vendor);
}
