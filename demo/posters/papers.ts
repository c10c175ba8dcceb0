/** The eight papers of 'Haus am Ring'. */
export const papers = {
  paper: '#F6F1E7',
  bone: '#E5D9C3',
  ink: '#17130F',
  vermilion: '#D8341F',
  blood: '#8C1C10',
  blush: '#F0B49C',
  straw: '#F0C050',
  night: '#16343A',
} as const;

/** Shades of the papers: the side of a paper that lies in the shade. */
export const shades = {
  vermilion: '#B3271A',
  straw: '#DFA93A',
  night: '#1F4A50',
  deepNight: '#0E2529',
  snow: '#C9C3B6',
} as const;
