/** Before the tokens of `matching_talent.doc` and `matching_position.doc` that are no words. A word has no colon behind its first letter. */
export const roleToken = (token: string): string => `t:${token}`;
export const cityToken = (code: string): string => `c:${code}`;
export const anyCityToken = 'c:any';
/** Positions that are done from anywhere, and those that name no city. */
export const remoteToken = 'c:remote';
export const noCityToken = 'c:none';
export const categoryToken = (id: string): string => `g:${id}`;
/** A role that a wish or a title names in words, whatever was chosen. */
export const namedRoleToken = (id: string): string => `n:${id}`;
export const certificateToken = (code: string): string => `e:${code}`;
export const industryToken = (code: string): string => `i:${code}`;
export const jobTypeToken = (value: number): string => `j:${value}`;
export const recruitTypeToken = (value: number): string => `r:${value}`;
export const degreeToken = (value: number): string => `u:${value}`;
export const statusToken = (value: number): string => `h:${value}`;
