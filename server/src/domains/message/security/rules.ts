/** Where an identity finds its devices and security events. */
export const securityPage = { seeker: '/seeker/my/user-settings', employer: '/hire/my/company-settings' } as const;
