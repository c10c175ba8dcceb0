/** How many entries of each kind the finder of links offers; of a single kind. */
export const finderLimits = { perKind: 8, ofOneKind: 30 } as const;
