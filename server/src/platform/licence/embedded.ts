import type { LicenceCheck } from './port.ts';

/** The sandbox: nobody is asked; a person decides at /sandbox. */
export const sandboxLicenceCheck: LicenceCheck = { ask: () => Promise.resolve({ outcome: 'pending' }) };
