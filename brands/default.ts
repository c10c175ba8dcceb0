/** The brand of a site whose environment names none. */
export const defaultBrand = 'ring';
