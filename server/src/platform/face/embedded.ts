import type { FaceCheck } from './port.ts';

/** The sandbox: no face is looked at; the person at this machine decides on a page of ours. */
export const sandboxFaceCheck: FaceCheck = {
  start: ({ checkId, returnPath }) =>
    Promise.resolve({
      vendorId: checkId,
      url: `/sandbox/face?${new URLSearchParams({ certifyId: checkId, returnUrl: returnPath }).toString()}`,
    }),
  ask: () => Promise.resolve({ outcome: 'pending' }),
};
