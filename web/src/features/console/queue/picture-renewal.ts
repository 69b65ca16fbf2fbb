/** Addresses of pictures live ten minutes: whoever looks longer is given new ones in time. */
export const pictureRenewMs = 8 * 60_000;
