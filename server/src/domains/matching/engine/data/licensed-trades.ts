/**
 * Trades that nobody may work in without a licence: leaves of the job tree, and codes of certificates that a year of
 * employed work there speaks for. The certificate itself is still asked for; the gate stays open.
 */
export const licensedTrades: Readonly<Record<string, readonly string[]>> = {
  '230101': ['C0040', 'C0041'],
  '230102': ['C0040', 'C0041'],
  '230103': ['C0040', 'C0041'],
  '230104': ['C0040', 'C0041'],
  '230105': ['C0040', 'C0041'],
  '230106': ['C0040', 'C0041'],
  '230107': ['C0040', 'C0041'],
  '230108': ['C0040', 'C0041'],
  '230109': ['C0040', 'C0041'],
  '230110': ['C0040', 'C0041'],
  '230111': ['C0040', 'C0041'],
  '230112': ['C0040', 'C0041'],
  '230113': ['C0040', 'C0041'],
  '230114': ['C0040', 'C0041'],
  '230115': ['C0040', 'C0041'],
  '230201': ['C0045'],
  '230202': ['C0045'],
  '230503': ['C0048'],
  '280301': ['C0035', 'C0034'],
  '280303': ['C0035', 'C0034'],
  '260401': ['C0175', 'C0176', 'C0177'],
  '260402': ['C0175', 'C0176', 'C0177'],
  '260403': ['C0175', 'C0176', 'C0177'],
  '260404': ['C0175', 'C0176', 'C0177'],
  '190504': ['C0133'],
  '190505': ['C0125'],
  '190510': ['C0143'],
  '190517': ['C0125'],
};

/** Certificates that anybody gets within days: asked for, but never a gate. 健康证. */
export const easyCertificates: ReadonlySet<string> = new Set(['C0300']);
