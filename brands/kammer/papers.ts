import type { BrandPapers } from '../../demo/posters/brand-papers.ts';

/** The demo's posters in the two inks of the brand: warm colours turn blue, dark ones ink. */
const papers: BrandPapers = {
  papers: {
    paper: '#F4F5F7',
    bone: '#D5DAE4',
    ink: '#0D0F14',
    vermilion: '#2438FF',
    blood: '#10176B',
    blush: '#A9B2FF',
    straw: '#DDE1FF',
    night: '#1A2050',
  },
  shades: { vermilion: '#1524B8', straw: '#BFC6FF', night: '#283078', deepNight: '#0E1130', snow: '#C9CED8' },
  tones: ['#0D0F14', '#1A2050', '#4A505E', '#6E7BFF', '#BFC6FF', '#F4F5F7'],
};

export default papers;
