import { lazy } from 'react';

/** The consent, loaded with the questions that it ends. */
export const FindableConsent = lazy(async () => ({
  default: (await import('./findable-consent.tsx')).FindableConsent,
}));
