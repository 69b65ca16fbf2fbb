/** Tables of matching that hold people's data. */
export const personalTables = ['matching_wish'] as const;
